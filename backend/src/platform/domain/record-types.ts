// The contract names these types before any module runs. A test compares them with what the modules declare.

/** The rows whose history the panel shows: the names of the tracked tables, as URLs write them. */
export const RECORD_TYPES = ['product', 'category', 'flash-sale', 'content', 'settings'] as const;

/** What can be deleted and restored, as URLs name it. */
export const BIN_TYPES = ['products', 'categories', 'flash-sales'] as const;
export type BinType = (typeof BIN_TYPES)[number];
