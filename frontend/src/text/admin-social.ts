import {
  FOLLOWERS_FIELDS,
  FOOTER_FIELDS,
  SITE_FIELDS,
  SOCIAL_FIELDS,
} from '@etalase/backend/rules/content-fields';
import { labelsOf } from '@etalase/backend/rules/labels';
import { httpsError } from './admin-common';

export const note = 'Tautan profil, newsletter, dan jumlah pengikut di bagian bawah toko.';

export const links = 'Tautan';
export const linksNote = 'Kosongkan yang tidak Anda pakai; tautannya lalu tidak tampil.';
export const instagram = SOCIAL_FIELDS.instagram.label;
export const marketplace = SOCIAL_FIELDS.marketplace.label;
export const facebook = SOCIAL_FIELDS.facebook.label;
export const tiktok = SOCIAL_FIELDS.tiktok.label;
export const profileError = (label: string) => `${httpsError(label)}, atau nama profil seperti @namatoko`;
export const profileExample = 'Contoh: @namatoko, atau tempel alamat profilnya.';
export const profileBecomes = (url: string) => `Tautannya menjadi ${url}`;
export const linksSaved = 'Tautan media sosial berhasil disimpan';
export const linksFailed = 'Gagal menyimpan tautan media sosial';

export const newsletter = 'Newsletter';
export const newsletterNote =
  'Teks di atas kolom email di bagian bawah toko. Sama dengan isian di Pengaturan.';
export const newsletterTitle = FOOTER_FIELDS.newsletterTitle.label;
export const newsletterDescription = FOOTER_FIELDS.newsletterDescription.label;
export const newsletterSaved = 'Newsletter berhasil disimpan';
export const newsletterFailed = 'Gagal menyimpan newsletter';

export const followers = SITE_FIELDS.followers.label;
export const followersNote = 'Tulis seperti ingin ditampilkan, misalnya 1.2K.';
export const followersSample =
  'Angka ini masih contoh dan belum terlihat pengunjung. Ganti dengan angka Anda, lalu tampilkan.';
export const followersShown = 'Angka ini terlihat pengunjung.';
export const followersFields = labelsOf(FOLLOWERS_FIELDS);
export const showFollowers = 'Simpan dan tampilkan';
export const hideFollowers = 'Sembunyikan dari toko';
export const followersSaved = 'Jumlah pengikut berhasil disimpan';
export const followersHidden = 'Jumlah pengikut disembunyikan dari toko';
export const followersFailed = 'Gagal menyimpan jumlah pengikut';
