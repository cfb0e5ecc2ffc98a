import { CAMPAIGN_FIELDS, CAMPAIGNS_FIELD } from '@etalase/backend/rules/content-fields';
export const campaigns = CAMPAIGNS_FIELD.label;
export const rows = {
  row: (n: number) => `kampanye ${n}`,
  newRow: 'Kampanye baru',
  add: 'Tambah kampanye',
  none: 'Belum ada kampanye.',
};
export const link = CAMPAIGN_FIELDS.link.label;
export const linkHint = 'Alamat di toko ini, misalnya /printing, atau alamat https://.';
export const linkError = 'Tautan harus diawali https:// atau /';
export const start = `${CAMPAIGN_FIELDS.start.label} (WIB)`;
export const startHint = 'Kosongkan untuk mulai sekarang.';
export const end = `${CAMPAIGN_FIELDS.end.label} (WIB)`;
export const startError = 'Isi tanggal dan jam mulainya, atau kosongkan keduanya';
export const endError = 'Isi tanggal dan jam berakhirnya';
export const endBeforeStart = 'Waktu berakhir harus setelah waktu mulai';
export const endPassed = 'Waktu berakhir harus di masa depan';
export const overlapping = 'Waktunya bertumpuk dengan kampanye lain';
export const preview = 'Pratinjau';
export const ended = 'Sudah berakhir. Tidak tampil lagi.';
