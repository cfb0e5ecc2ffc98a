import { sectionParams } from '../panel-location';
import type { TabBin } from '../tab-slice';

export const DELETED_ID = 'terhapus';

const TYPE = 'jenis';

/** Fragment parameters for the deleted items of one tab, or of all tabs. */
export const paramsOf = (bin: TabBin | undefined): URLSearchParams =>
  sectionParams(DELETED_ID, bin && { [TYPE]: bin.fragment });

export const binIn = (bins: readonly TabBin[], params: URLSearchParams): TabBin | undefined =>
  bins.find(({ fragment }) => fragment === params.get(TYPE));
