import {
  COMPANY_FIELDS,
  FAQ_FIELDS,
  HERO_FIELDS,
  HOURS_FIELDS,
  SEARCH_FIELD,
  SITE_FIELDS,
  SPECIAL_HOURS_NOTE,
} from '@etalase/backend/rules/content-fields';
export const note = 'Teks beranda, info usaha, dan tanya jawab di toko.';
export const hero = SITE_FIELDS.hero.label;
export const heroNote = 'Bagian paling atas di halaman depan.';
export const primaryButton = HERO_FIELDS.primaryButton.label;
export const secondaryButton = HERO_FIELDS.secondaryButton.label;

export const company = SITE_FIELDS.company.label;
export const companyNote = 'Dipakai di seluruh toko: kepala halaman, kontak, FAQ, dan bagian bawah.';
export const chatNumber = COMPANY_FIELDS.chatNumber.label;
export const address = COMPANY_FIELDS.address.label;
export const addressHint = 'Kosongkan jika tidak ingin ditampilkan.';
export const mapUrl = COMPANY_FIELDS.mapUrl.label;
export const mapUrlHint = 'Tempel tautan dari tombol Bagikan di Google Maps.';
export const mapUrlError = 'Tautan peta harus diawali https://';

export const hours = HOURS_FIELDS.hours.label;
export const hoursNote = 'Hari yang tidak dicentang tampil sebagai tutup.';
export const timeZone = HOURS_FIELDS.timeZone.label;
export const timeZones = [
  { value: 'WIB', label: 'WIB (Sumatra, Jawa, Kalimantan Barat dan Tengah)' },
  { value: 'WITA', label: 'WITA (Bali, Nusa Tenggara, Sulawesi, Kalimantan lainnya)' },
  { value: 'WIT', label: 'WIT (Maluku, Papua)' },
];
export const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
export const opensAt = (day: string) => `${day}, jam buka`;
export const closesAt = (day: string) => `${day}, jam tutup`;
export const opensAgainAt = (day: string) => `${day}, buka lagi`;
export const closesAgainAt = (day: string) => `${day}, tutup setelah istirahat`;
export const addBreak = 'Tambah istirahat';
export const removeBreak = 'Hapus istirahat';
export const sameHours = 'Samakan untuk semua hari';
export const sameHoursHint = (day: string) => `Jam ${day} dipakai untuk semua hari yang dicentang.`;
export const until = 'sampai';
export const closed = 'Tutup';
export const hoursMissing = (day: string) => `${day}: isi jam buka dan jam tutup`;
export const hoursError = (day: string) => `${day}: jam buka harus lebih awal dari jam tutup`;

export const hoursOverlap = (day: string) => `${day}: buka lagi harus setelah jam tutup sebelumnya`;

export const specialHours = HOURS_FIELDS.specialHours.label;
export const specialHoursNote =
  'Pada tanggal ini jam khusus menggantikan jam mingguan, juga di Google. Yang sudah lewat tidak tampil di toko.';
export const specialRow = (n: number) => `Jam khusus ${n}`;
export const specialFrom = HOURS_FIELDS.from.label;
export const specialTo = HOURS_FIELDS.to.label;
export const specialNote = SPECIAL_HOURS_NOTE.label;
export const isOpen = 'Buka';
export const addSpecial = 'Tambah jam khusus';
export const noSpecial = 'Belum ada jam khusus.';
export const dateMissing = 'Isi tanggalnya';
export const dateWrong = 'Tanggal ini tidak ada';
export const datesWrong = 'Sampai tanggal harus setelah tanggal mulai';
export const datesOverlap = 'Tanggal ini sudah ada di jam khusus lain';

export const addHolidays = 'Tambah dari daftar libur';
export const holidaysNote =
  'Centang hari libur yang membuat toko Anda tutup. Belum tersimpan sampai Anda menekan Simpan.';
export const holiday = (date: string, name: string) => `${date} · ${name}`;
export const estimated = 'perkiraan, cocokkan dengan SKB';
export const alreadySpecial = 'sudah ada di jam khusus';
export const noHolidays = 'Daftar libur ini sudah lewat semua.';

export const faq = SITE_FIELDS.faq.label;
export const faqNote = 'Tampil di halaman FAQ dengan urutan ini.';
export const question = FAQ_FIELDS.question.label;
export const answer = FAQ_FIELDS.answer.label;
export const questionRows = {
  row: (n: number) => `pertanyaan ${n}`,
  newRow: 'Pertanyaan baru',
  add: 'Tambah pertanyaan',
  none: 'Belum ada pertanyaan. Halaman FAQ akan kosong.',
};
export const faqError = 'Isi pertanyaan dan jawabannya, atau hapus barisnya';

export const searchWords = SEARCH_FIELD.label;
export const searchWordsNote =
  'Misalnya kaos = kaus, t-shirt. Pisahkan beberapa kata dengan koma. Saat salah satunya dicari, produk dengan kata yang lain tampil di bawah “Mungkin yang Anda cari”.';
export const searchWord = (n: number) => `Kata ${n}`;
export const synonym = (n: number) => `Kata ${n} artinya sama dengan`;
export const addPair = 'Tambah pasangan kata';
export const pairNumber = (n: number) => `pasangan kata ${n}`;
export const groupTooLong = (words: number, length: number) =>
  `Paling banyak ${words} kata, dipisah koma, masing-masing paling panjang ${length} karakter`;
export const tooManyGroups = (max: number) => `Paling banyak ${max} baris`;
export const pairError = 'Isi kedua kata, atau hapus barisnya';
export const searchWordsSaved = 'Kata yang artinya sama berhasil disimpan';
export const searchWordsFailed = 'Gagal menyimpan kata yang artinya sama';

export const saved = 'Konten berhasil disimpan';
export const saveFailed = 'Gagal menyimpan konten';

export const replaceTitle = 'Ganti juga nomor di produk?';
export const replaceQuestion = (from: string, to: string) =>
  `Produk yang memakai nomor lama (${from}) bisa langsung diganti ke ${to}. Produk dengan nomor lain tidak berubah.`;
export const replaceYes = 'Ganti di produk';
export const replaceNo = 'Biarkan';
export const replaced = (n: number) => `Nomor di ${n} produk diganti`;
export const replacedNone = 'Tidak ada produk dengan nomor lama';
export const replaceFailed = 'Gagal mengganti nomor di produk';

export const viewPage = 'Lihat halaman';
export const editPart = (name: string) => `Ubah ${name}`;
export const restore = 'Kembalikan ke semula';
export const restoreHint =
  'Mengisi formulir ini dengan teks bawaan. Tidak ada yang tersimpan sebelum Anda menekan Simpan.';
export const restored = 'Formulir berisi teks bawaan';
export const restoreFailed = 'Gagal memuat teks bawaan';
