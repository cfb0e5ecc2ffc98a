import { formatBytes } from '../format/bytes';

export const limits = (count: number, bytes: number) =>
  `Paling banyak ${count} foto, masing-masing sampai ${formatBytes(bytes)}, JPEG, PNG, atau WebP. Foto pertama menjadi foto utama.`;
export const shrink = 'Perkecil sebelum dikirim';
export const choose = 'Pilih foto';
export const chooseMore = 'Tambah foto lain';
export const dropHere = 'atau tarik foto ke sini';
export const mainPhoto = 'Utama';
export const savedPhotos = 'Foto tersimpan';
export const newPhotos = 'Foto baru';
export const replaceRule = 'Foto baru menggantikan foto lama. Tanpa foto baru, foto lama tetap dipakai.';
export const willReplace = 'Foto baru menggantikan foto lama';
export const addToSaved = 'Tambahkan ke foto yang ada';
export const willAdd = (count: number, max: number) =>
  `Foto baru ditambahkan di belakang foto lama. Terpakai ${count} dari ${max} foto.`;
export const willBeReplaced = 'Foto lama, diganti saat disimpan';
export const smallPhoto = (width: number, height: number) =>
  `Foto ini kecil (${width} × ${height}), jadi tampil kecil di toko. Lebih baik minimal 1.200 piksel. Foto dari WhatsApp sering mengecil; kirim sebagai dokumen.`;
export const photoNumber = (index: number, count: number) => `Foto ${index} dari ${count}`;
export const moveEarlier = (index: number) => `Geser foto ${index} ke depan`;
export const moveLater = (index: number) => `Geser foto ${index} ke belakang`;
export const removePhoto = (index: number) => `Hapus foto ${index}`;
export const movedTo = (index: number, count: number) => `Foto sekarang di urutan ${index} dari ${count}`;

export const preparing = 'Disiapkan…';
export const ready = (bytes: number) => `${formatBytes(bytes)}, siap diunggah`;
export const percentDone = (percent: number) => `${percent}% terunggah`;
export const processing = 'Diproses…';
export const uploaded = 'Terunggah';
export const progressOf = (name: string) => `Unggahan ${name}`;

export const uploadDone = 'Upload berhasil';
export const uploadCount = (n: number) => `${n} foto berhasil diunggah`;
export const uploadFailed = { title: 'Error', text: 'Gagal memproses upload gambar' };
export const failedPhoto = (name: string, reason: string) =>
  `${uploadFailed.text}. Foto “${name}”: ${reason}`;

/** The upload widget's messages. Their English wording is prescribed. `explained` has Indonesian explanations. */
export const widget = {
  unauthorized: 'Authorization required',
  expired: 'Request has expired',
  refused: 'Non 2xx',
  unknown: 'Unknown error',
  noUrl: 'Cannot upload to an undefined URL',
  full: 'Cannot add more files',
  offline: 'No Internet connection',
} as const;
export const uploadUrlFailed = (status: number) => `HTTP error! status: ${status}`;

/** The meanings of some messages in `widget`, and the remedies. */
export const explained = {
  unauthorized: 'Masuk lagi, lalu simpan sekali lagi.',
  expired: 'Alamat unggahan sudah kedaluwarsa. Simpan sekali lagi untuk mengunggah ulang.',
  unknown: 'Sambungan terputus saat mengunggah. Simpan sekali lagi untuk mencoba ulang.',
  full: (count: number) => `Paling banyak ${count} foto. Hapus dulu foto yang tidak dipakai.`,
  offline: 'Foto dan isian Anda tetap di sini. Simpan lagi setelah tersambung.',
};

/** Replacements for Uppy's own messages. The texts from `widget` stay in English; the others are Indonesian. */
export const uppyStrings = {
  youCanOnlyUploadX: { 0: widget.full, 1: widget.full },
  noMoreFilesAllowed: widget.full,
  noInternetConnection: widget.offline,
  exceedsSize:
    'Foto “%{file}” lebih besar dari %{size}. Perkecil fotonya, atau kirim ke diri sendiri lewat WhatsApp lalu pilih hasilnya.',
  inferiorSize: 'Berkas ini kosong. Pilih foto lain.',
  youCanOnlyUploadFileTypes:
    'Hanya foto JPEG, PNG, atau WebP yang bisa dipakai. Simpan ulang fotonya sebagai JPEG.',
  noDuplicates: 'Foto “%{fileName}” sudah dipilih.',
  connectedToInternet: 'Tersambung lagi ke internet',
  failedToUpload: 'Gagal mengunggah %{file}',
  addBulkFilesFailed: {
    0: '%{smart_count} foto tidak bisa ditambahkan',
    1: '%{smart_count} foto tidak bisa ditambahkan',
  },
  unnamed: 'tanpa nama',
};

export const refusedPhotos = 'Belum bisa dipakai';
export const dismissRefused = (name: string) => `Hapus ${name} dari daftar`;
export const fixLabels = { shrink: 'Perkecil dan pakai', convert: 'Ubah ke JPEG dan pakai' } as const;
export const fixAll = 'Perbaiki semua';

export const refusalTexts = {
  empty: uppyStrings.inferiorSize,
  unknown: 'Berkas ini bukan foto JPEG, PNG, WebP, AVIF, atau HEIC. Pilih foto lain.',
  broken: 'Foto ini rusak atau tidak lengkap. Pilih foto lain.',
  failed: 'Foto ini belum bisa disiapkan. Periksa sambungan internet, lalu coba lagi.',
  'needs-conversion': uppyStrings.youCanOnlyUploadFileTypes,
  'needs-shrinking': 'Foto ini punya terlalu banyak piksel untuk dikirim apa adanya.',
  'too-many-pixels': 'Foto ini lebih dari 100 megapiksel. Perkecil dulu fotonya.',
  'too-much-memory':
    'Foto ini terlalu besar untuk dibuka di sini. Simpan ulang sebagai JPEG, atau kirim ke diri sendiri lewat WhatsApp lalu pilih hasilnya.',
  'too-many-pixels-of-heic':
    'Foto HEIC ini lebih dari 24 megapiksel. Atur kamera ke JPEG, atau kirim foto ke diri sendiri lewat WhatsApp lalu pilih hasilnya.',
} as const;
export type PhotoRefusal = keyof typeof refusalTexts;
