export const fileEmpty = 'Berkas ini kosong. Pilih foto lain.';
export const fileTooLarge =
  'Ukuran foto lebih dari 5 MB. Perkecil fotonya atau kirim ke diri sendiri lewat WhatsApp, lalu unggah hasilnya.';
export const wrongFormat = 'Berkas ini bukan foto JPEG, PNG, atau WebP.';
export const tooManyPixels = 'Foto ini terlalu besar: paling banyak 40 megapiksel. Perkecil fotonya dulu.';
export const tooManyInterlacedPixels =
  'Foto ini disimpan sebagai “progressive” atau “interlaced” dan terlalu besar: paling banyak 16 megapiksel. Simpan ulang tanpa pilihan itu, atau perkecil fotonya dulu.';
export const photoBroken = 'Foto ini rusak atau tidak lengkap. Pilih foto lain.';

export const notMultipart = 'Kirim foto sebagai multipart/form-data di kolom "files".';
export const noFiles = 'Pilih paling sedikit satu foto.';
export const tooManyFiles = (max: number): string =>
  `Kirim paling banyak ${max} foto, semuanya di kolom "files".`;
export const bodyInterrupted = 'Unggahan terputus sebelum selesai. Coba lagi.';

export const urlInvalid = 'Alamat unggahan ini tidak sah.';
export const urlExpired = 'Alamat unggahan ini sudah kedaluwarsa. Unggah ulang fotonya.';
export const urlUsed = 'Alamat unggahan ini sudah dipakai. Unggah ulang fotonya.';
export const urlUnknown = 'Alamat unggahan ini tidak dikenal. Unggah ulang fotonya.';
export const notUploaded = 'Foto ini belum selesai diunggah. Unggah ulang fotonya.';
export const transparencyNotBoolean = 'keepsTransparency harus true atau false';
export const imageUrlNotText = 'imageURL harus berupa teks';
export const imageUrlTooLong = 'imageURL paling panjang 2048 karakter';

export const encoderBusy = 'Sedang banyak foto yang diproses. Coba lagi sebentar lagi.';
export const encoderFailed = 'Foto ini belum dapat diproses. Coba lagi sebentar lagi.';

export const storageUnavailable = 'Penyimpanan foto sedang tidak dapat dihubungi. Coba lagi sebentar lagi.';
export const storageFull = 'Ruang penyimpanan foto penuh. Hubungi pengelola situs.';
export const collectionBusy =
  'Cadangan atau pembersihan foto lain sedang berjalan, jadi belum ada foto yang dihapus. Coba lagi sebentar lagi.';
export const storageNotOurs =
  'Penyimpanan foto ini milik toko lain, jadi foto tidak dapat disimpan. Hubungi pengelola situs.';
