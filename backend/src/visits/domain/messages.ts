export const unknownProduct = 'Produk ini tidak ada';
export const unknownKind = 'kind tidak dikenal';
export const noSource = 'from harus berupa teks paling banyak 255 karakter';
export const wordsOnlyOfSearches = 'words hanya untuk pencarian';
export const noDays = 'days harus 7 atau 30';
export const wordsTooLong = (max: number): string => `words paling banyak ${max} karakter`;
