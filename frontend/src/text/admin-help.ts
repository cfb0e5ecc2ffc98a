export const help = 'Bantuan';
export const helpFor = (part: string) => `Bantuan: ${part}`;
/** The titles of the tabs, which are also the headings of the guide. */
export const tabs = ['Produk', 'Kategori', 'Flash Sales', 'Konten', 'Media Sosial', 'Pengaturan'] as const;
