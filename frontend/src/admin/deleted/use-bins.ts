import type { DeletedType } from '../../api/generated/models';
import { useTabSlices } from '../tab-slice';
import type { TabBin } from './bin';

/** The bins in the order of the tabs. */
export const useBins = (): readonly TabBin[] =>
  useTabSlices().flatMap(({ fragment, bin }) => (bin ? [{ ...bin, fragment }] : []));

export function useBin(type: DeletedType): TabBin {
  const bin = useBins().find((candidate) => candidate.type === type);
  if (!bin) throw new Error(`No tab declares the bin of ${type}`);
  return bin;
}
