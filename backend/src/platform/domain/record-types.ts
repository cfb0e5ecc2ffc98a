// The API contract needs these names before any module is loaded. A test compares the names with the modules'
// declarations.

/** The types of rows whose history the panel shows: the names of the tracked tables, as URLs spell them. */
export const RECORD_TYPES = ['product', 'category', 'flash-sale', 'pins', 'content', 'settings'] as const;

/** The types of items that can be deleted and restored, as URLs spell them. */
export const BIN_TYPES = ['products', 'categories', 'flash-sales'] as const;
export type BinType = (typeof BIN_TYPES)[number];
