// The titles of the tabs, which are also the headings of the guide. They are apart from the other texts of the tabs,
// because the panel's first view has all titles, and few of the texts.
export const products = 'Produk';
export const categories = 'Kategori';
export const flashSales = 'Flash Sales';
export const content = 'Konten';
export const social = 'Media Sosial';
export const settings = 'Pengaturan';
