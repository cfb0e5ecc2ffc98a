import { DISPLAY_FIELDS } from '@etalase/backend/rules/content-fields';
export const showAdminLink = DISPLAY_FIELDS.showAdminLink.label;
export const showAdminLinkHint = 'Tanpa tautan ini, buka panel di alamat toko dengan /admin di belakangnya.';
export const showNewsletter = DISPLAY_FIELDS.showNewsletter.label;
export const showPriceList = DISPLAY_FIELDS.showPriceList.label;
export const showPriceListHint =
  'Tautannya ada di bagian bawah toko, di Kontak, dan di halaman kategori dan layanan.';
