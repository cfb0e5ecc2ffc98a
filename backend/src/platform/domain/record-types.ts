// The contract names these types before any module runs. A test compares them with the declarations of the modules.

/** The rows whose history the panel shows: the names of the tracked tables, as URLs write them. */
export const RECORD_TYPES = ['product', 'category', 'flash-sale', 'content', 'settings'] as const;

/** The types of items that can be deleted and restored, as URLs name them. */
export const BIN_TYPES = ['products', 'categories', 'flash-sales'] as const;
export type BinType = (typeof BIN_TYPES)[number];
