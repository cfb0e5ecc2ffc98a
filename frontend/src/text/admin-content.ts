export const title = 'Konten';
export const note = 'Teks beranda, info usaha, dan tanya jawab di toko.';
export const hero = 'Beranda';
export const heroNote = 'Bagian paling atas di halaman depan.';
export const heroTitle = 'Judul';
export const heroSubtitle = 'Subjudul';
export const primaryButton = 'Tombol chat';
export const secondaryButton = 'Tombol ke layanan';

export const company = 'Info usaha';
export const companyNote = 'Dipakai di seluruh toko: kepala halaman, kontak, FAQ, dan bagian bawah.';
export const companyName = 'Nama usaha';
export const chatNumber = 'Nomor chat (WhatsApp)';
export const address = 'Alamat';

export const hours = 'Jam buka';
export const hoursNote = 'Dalam WIB. Hari yang tidak dicentang tampil sebagai tutup.';
export const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
export const opensAt = (day: string) => `${day}, jam buka`;
export const closesAt = (day: string) => `${day}, jam tutup`;
export const until = 'sampai';
export const closed = 'Tutup';
export const hoursMissing = (day: string) => `${day}: isi jam buka dan jam tutup`;
export const hoursError = (day: string) => `${day}: jam buka harus lebih awal dari jam tutup`;

export const faq = 'Tanya jawab';
export const faqNote = 'Tampil di halaman FAQ dengan urutan ini.';
export const question = 'Pertanyaan';
export const answer = 'Jawaban';
export const questionRows = {
  row: (n: number) => `pertanyaan ${n}`,
  newRow: 'Pertanyaan baru',
  add: 'Tambah pertanyaan',
  none: 'Belum ada pertanyaan. Halaman FAQ akan kosong.',
};
export const faqError = 'Isi pertanyaan dan jawabannya, atau hapus barisnya';

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
