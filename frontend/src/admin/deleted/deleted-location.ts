import type { DeletedType } from '../../api/generated/models';
import { sectionParams } from '../panel-location';

/** The tab and the section of what was deleted, in the URL's fragment. */
export const DELETED_TAB = 'pengaturan';
export const DELETED_ID = 'terhapus';

/** The types in the URL's fragment, which are those of their tabs. */
const fragments: Record<DeletedType, string> = {
  products: 'produk',
  categories: 'kategori',
  'flash-sales': 'flash-sales',
};
export const deletedTypes = Object.keys(fragments) as DeletedType[];

export const paramsOf = (type: DeletedType | undefined): URLSearchParams =>
  sectionParams(DELETED_ID, type && { jenis: fragments[type] });

export const typeIn = (params: URLSearchParams): DeletedType | undefined =>
  deletedTypes.find((type) => fragments[type] === params.get('jenis'));
