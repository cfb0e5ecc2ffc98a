import type { DeletedType } from '../api/generated/models';

/** The forms of parts that keep drafts, with the Indonesian name of their content. */
const parts = {
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
  ordering: 'pemesanan',
  works: 'hasil kerja',
  campaigns: 'pita kampanye',
};
type Part = keyof typeof parts;
/** A form that keeps drafts: a form of a part, or of the items of a tab. */
export type DraftForm = Part | DeletedType;

/** @param items the panel's word for one item of each tab, by the items' type. */
export const draftName = (form: DraftForm, items: ReadonlyMap<DraftForm, string>) =>
  items.get(form)?.toLowerCase() ?? parts[form as Part];

export const continueDraft = (name: string, when: string) =>
  `Lanjutkan ${name} yang belum disimpan · ${when}`;
export const outdatedDraft = (when: string) => `Yang tersimpan sudah berubah sejak isian ${when} ini.`;
export const deletedDraft = (name: string, when: string) =>
  `Ada isian ${when} untuk ${name} yang sudah dihapus.`;
export const deletedDraftHint = (name: string) => `Isian itu bisa dipakai untuk ${name} baru.`;
export const takeDraft = 'Pakai isian ini';
export const takeSaved = 'Pakai yang tersimpan';
export const discardDraft = 'Buang';
export const draftLabel = 'Isian yang belum disimpan';

export const filesDropped =
  'Penyimpanan perangkat ini penuh: tulisannya tetap tersimpan di sini, fotonya tidak. Simpan sebelum menutup halaman, atau pilih fotonya lagi nanti.';
export const nothingKept =
  'Penyimpanan perangkat ini penuh: isian yang belum disimpan hilang kalau halaman ditutup. Simpan dulu.';
