/** The forms that keep drafts, as the owner calls what they edit. */
const draftForms = {
  products: 'produk',
  categories: 'kategori',
  'flash-sales': 'flash sale',
  content: 'konten',
  identity: 'identitas',
  links: 'tautan',
  newsletter: 'newsletter',
  followers: 'jumlah pengikut',
  about: 'halaman Tentang Kami',
  footer: 'bagian bawah toko',
  shipping: 'pengiriman',
  facts: 'fakta',
  services: 'halaman layanan',
  display: 'tampilan',
};
export type DraftForm = keyof typeof draftForms;

export const continueDraft = (form: DraftForm, when: string) =>
  `Lanjutkan ${draftForms[form]} yang belum disimpan · ${when}`;
export const outdatedDraft = (when: string) => `Yang tersimpan sudah berubah sejak isian ${when} ini.`;
export const deletedDraft = (form: DraftForm, when: string) =>
  `Ada isian ${when} untuk ${draftForms[form]} yang sudah dihapus.`;
export const deletedDraftHint = (form: DraftForm) => `Isian itu bisa dipakai untuk ${draftForms[form]} baru.`;
export const takeDraft = 'Pakai isian ini';
export const takeSaved = 'Pakai yang tersimpan';
export const discardDraft = 'Buang';
export const draftLabel = 'Isian yang belum disimpan';

export const filesDropped =
  'Penyimpanan perangkat ini penuh: tulisannya tetap tersimpan di sini, fotonya tidak. Simpan sebelum menutup halaman, atau pilih fotonya lagi nanti.';
export const nothingKept =
  'Penyimpanan perangkat ini penuh: isian yang belum disimpan hilang kalau halaman ditutup. Simpan dahulu.';
