import { excerpt } from '../../platform/domain/text.js';

export * from '../../platform/domain/field-messages.js';

export const mustBeLink = (label: string) => `${label} harus diawali https:// atau /`;
export const mustBeHttpsLink = (label: string) => `${label} harus diawali https://`;

export const tooManyRows = (label: string, max: number) => `${label} paling banyak ${max} baris`;

export const chatNumberUnknown = 'Nomor chat tidak dikenali. Tulis seperti 0812 3456 7890';

export const dayRequired = 'Pilih paling sedikit satu hari';
export const tooManyDays = 'Hari paling banyak tujuh';
export const dayOutOfRange = 'Hari harus angka 1 (Senin) sampai 7 (Minggu)';
export const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
// In the next two messages, `day` is the name of a weekday or, for special hours, a date.
export const tooManyBreaks = (day: string) =>
  `Jam buka ${day} paling banyak dua, dengan istirahat di antaranya`;
export const hoursOverlap = (day: string) => `Jam buka ${day} bertumpuk`;
export const timeFormat = (label: string, example: string) => `${label} harus ditulis seperti ${example}`;
export const mustOpenBeforeClosing = (opens: string, closes: string) =>
  `Jam buka (${opens}) harus lebih awal dari jam tutup (${closes})`;

export const formatCount = (count: number) => count.toLocaleString('id-ID');
export const mustBeNumberBetween = (label: string, min: string, max: string) =>
  `${label} harus angka bulat dari ${min} sampai ${max}`;
export const mustBeYesOrNo = (label: string) => `${label} harus ya atau tidak`;

export const zoneWithoutPrice = (region: string) =>
  `Tarif ${excerpt(region)}: isi reguler, ekspres, atau keduanya`;

export const mustBeSlug = (label: string) => `${label} harus berupa slug kategori`;

export const mustBeWordGroups = (label: string, words: number, length: number) =>
  `${label} harus ${words === 2 ? 'pasangan dua kata' : `2 sampai ${words} kata`}, masing-masing paling panjang ${length} karakter`;
export const mustBePublished = (label: string) => `${label} harus foto yang sudah diunggah ke toko ini`;
export const imageGone = 'Foto sudah tidak ada. Unggah lagi.';
export const logoTooSmall = (label: string, pixels: number) =>
  `${label} terlalu kecil. Sisi terpanjangnya paling sedikit ${pixels} piksel.`;
export const logoTooElongated = (label: string, ratio: number) =>
  `${label} terlalu memanjang. Sisi terpanjangnya paling banyak ${ratio} kali sisi terpendek.`;

export const campaignTime = (label: string) =>
  `${label} harus berupa waktu ISO dengan zona, misalnya 2026-12-24T17:00+07:00`;
export const campaignOutOfRange = 'Waktu kampanye harus antara tahun 2000 dan 2099';
export const campaignEnded = (text: string) => `Kampanye '${excerpt(text)}' harus berakhir di masa depan`;
export const campaignEndsFirst = (text: string) =>
  `Kampanye '${excerpt(text)}' harus berakhir setelah dimulai`;
export const campaignsOverlap = (one: string, other: string) =>
  `Waktu kampanye '${excerpt(one)}' dan '${excerpt(other)}' bertumpuk`;

export const timeZoneUnknown = (zones: readonly string[]) => `Zona waktu harus ${zones.join(', ')}`;
export const dateFormat = (label: string) => `${label} harus ditulis seperti 2026-12-25`;
export const noSuchDate = (date: string) => `Tanggal ${date} tidak ada`;
export const mustBeginBeforeEnd = (from: string, to: string) =>
  `Jam khusus berakhir (${to}) sebelum dimulai (${from})`;
export const specialHoursOverlap = (date: string) => `Tanggal ${date} ada di dua jam khusus`;

export const pathsMustBeList = 'Teks yang dikonfirmasi harus berupa daftar';
export const noSampleText = (path: string) => `Teks contoh ${excerpt(path)} tidak ada`;
