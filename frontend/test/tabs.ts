/** The names of the panel's tabs, in the order on the screen. */
export const TABS = ['Produk', 'Kategori', 'Flash Sales', 'Konten', 'Media Sosial', 'Pengaturan'] as const;
export type Tab = (typeof TABS)[number];

/** The tabs with lists: the word for a row, the button that adds a row, the line after a deletion, and the API path. */
export const LISTS = [
  { tab: 'Produk', row: 'produk', add: 'Tambah Produk', deleted: 'Produk dihapus', path: '/api/products' },
  {
    tab: 'Kategori',
    row: 'kategori',
    add: 'Tambah Kategori',
    deleted: 'Kategori dihapus',
    path: '/api/categories',
  },
  {
    tab: 'Flash Sales',
    row: 'flash sale',
    add: 'Tambah Flash Sale',
    deleted: 'Flash sale dihapus',
    path: '/api/flash-sales',
  },
] as const;

export const isList = (tab: Tab): boolean => LISTS.some((list) => list.tab === tab);
