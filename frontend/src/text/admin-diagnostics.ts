import type { DiagnosticCheck, DiagnosticLevel, FindingResponseProblem } from '../api/generated/models';

export const title = 'Pemeriksaan';
export const note =
  'Apakah database, penyimpanan foto, alamat, dan cadangan bekerja. Jika ada masalah, kirim hasilnya ke pengelola situs.';
export const run = 'Periksa sekarang';
export const running = 'Memeriksa…';
export const failed = 'Pemeriksaan gagal';
export const results = 'Hasil pemeriksaan';
export const summary = (problems: number) =>
  problems === 0 ? 'Semuanya baik.' : `${problems} hal perlu perhatian.`;

export const levels: Record<DiagnosticLevel, string> = {
  ok: 'Baik',
  warning: 'Perlu perhatian',
  error: 'Bermasalah',
};

export const checks: Record<DiagnosticCheck, string> = {
  release: 'Versi',
  database: 'Database',
  schema: 'Susunan database',
  clock: 'Jam',
  storage: 'Penyimpanan foto',
  storageMark: 'Pemilik penyimpanan foto',
  publicUrl: 'Alamat toko',
  proxies: 'Proxy',
  memory: 'Memori',
  disk: 'Ruang disk',
  backupDisk: 'Ruang disk cadangan',
  backup: 'Cadangan terakhir',
  texts: 'Teks toko',
  priceLists: 'Daftar harga',
};

export const problems: Record<NonNullable<FindingResponseProblem>, string> = {
  databaseUnreachable: 'Database tidak menjawab. Toko tidak bisa menyimpan apa pun.',
  databaseUnwritable: 'Database menolak perubahan. Toko tampil, tetapi tidak bisa menyimpan apa pun.',
  databaseVersion: 'Versi PostgreSQL ini belum diuji dengan toko.',
  schemaPending: 'Database belum diperbarui. Mulai ulang toko.',
  schemaNewer: 'Database sudah dipakai oleh versi toko yang lebih baru. Perbarui toko.',
  clockSkewed:
    'Jam database dan jam server berbeda, sehingga yang dijadwalkan bisa mulai di waktu yang salah.',
  storageUnreachable: 'Penyimpanan foto tidak menjawab. Foto tidak bisa diunggah.',
  storageFull: 'Penyimpanan foto penuh. Foto tidak bisa diunggah.',
  storageIncomplete: 'Penyimpanan foto tidak mengizinkan semua yang diperlukan.',
  imagesMissing: 'Penyimpanan foto tidak berisi semua foto toko ini.',
  storageUnmarked: 'Penyimpanan foto belum ditandai sebagai milik toko ini.',
  storageOfAnotherShop: 'Penyimpanan foto ini milik toko lain, jadi tidak bisa dipakai.',
  shopUnreachable: 'Toko tidak bisa dibuka di alamatnya.',
  anotherShopAnswers: 'Di alamat ini ada toko lain.',
  publicUrlDiffers:
    'Alamat yang Anda buka berbeda dari alamat di setelan toko, jadi tautan yang dibagikan memakai alamat lain.',
  trustProxyDiffers:
    'Jumlah proxy tidak sesuai setelan, jadi semua pengunjung bisa dianggap satu orang saat masuk.',
  memoryLow: 'Memori hampir habis. Foto besar bisa gagal diolah.',
  diskLow: 'Ruang disk hampir habis. Perubahan bisa gagal disimpan.',
  diskUnreachable: 'Disk tidak bisa dipakai. Perubahan mungkin gagal disimpan.',
  backupDiskLow: 'Ruang disk untuk cadangan hampir habis.',
  backupDiskUnreachable: 'Disk untuk cadangan tidak bisa dipakai. Cadangan harian gagal dibuat.',
  backupOverdue: 'Lebih dari 30 hari tanpa cadangan. Unduh satu di bagian Cadangan.',
  sampleText: 'Masih teks contoh. Ubah, atau tekan Sudah benar bila isinya cocok dengan toko Anda.',
  oldFigure: 'Fakta toko sudah berubah, tetapi teks ini masih menyebut yang lama.',
  factOfDeletedCategories: 'Fakta ini tidak tampil, karena semua kategorinya sudah dihapus.',
  measureDiffers:
    'Satuan dan cara menghitungnya tidak cocok, jadi totalnya bisa salah. Periksa daftar harganya.',
  dailyBackupLate: 'Cadangan harian sudah dua hari tidak berhasil dibuat.',
};

export const confirm = 'Sudah benar';
export const confirmPart = (part: string) => `Sudah benar: ${part}`;
export const confirmFailed = 'Gagal menyimpan konfirmasi';
export const open = 'Buka formulir';
export const openPart = (part: string) => `Buka formulir: ${part}`;
