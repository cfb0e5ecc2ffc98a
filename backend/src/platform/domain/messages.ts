export const requestUnreadable = 'Permintaan tidak dapat dibaca';
export const methodNotSupported = 'Metode tidak didukung';
export const getWithBody = 'Permintaan GET tidak boleh berisi kiriman';
export const fromOtherSite = 'Permintaan dari situs lain ditolak';
export const signInAgain = 'Sesi sudah berakhir. Silakan masuk lagi.';

export const bodyUnreadable = 'Isi permintaan tidak dapat dibaca';
export const bodyNotJson = 'Isi permintaan harus berupa JSON (application/json)';
export const bodyNoObject = 'Isi permintaan harus berupa objek JSON';
export const bodyTooComplex = 'Isi permintaan terlalu rumit';
export const bodyTooLarge = 'Kiriman terlalu besar';
export const bodyTypeNotSupported = 'Jenis isi tidak didukung';

export const unknownField = (name: string): string => `Kolom ${name} tidak dikenal`;
export const unsupportedCharacters = '$property berisi karakter yang tidak didukung';
export const noLink = '$property harus berupa alamat https:// atau jalur situs yang diawali /';
export const noHttpsLink = '$property harus berupa alamat https://';

export const limitNoInteger = 'limit harus bilangan bulat';
export const limitTooSmall = 'limit paling sedikit 1';
export const limitTooLarge = 'limit paling banyak 1000';
export const offsetNoInteger = 'offset harus bilangan bulat';
export const offsetTooSmall = 'offset paling sedikit 0';
export const offsetTooLarge = 'offset terlalu besar';
export const searchNoText = 'q harus berupa teks';
export const searchTooLong = (max: number) => `q paling panjang ${max} karakter`;

export const notFound = 'Data tidak ditemukan';
export const stale = 'Data ini sudah diubah di tempat lain. Muat ulang lalu coba lagi.';
export const ifMatchNoEtag = 'If-Match harus berisi ETag dari pembacaan sebelumnya';
export const keyNoUuid = 'Idempotency-Key harus berupa UUID';
export const valueNotStorable = 'Nilai tidak dapat disimpan';

export const unexpectedError = 'Terjadi kesalahan di server';
export const unavailable = 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.';
export const changeTooSlow =
  'Perubahan ini terlalu lama, jadi dibatalkan dan belum ada yang berubah. Coba lagi sebentar lagi.';
export const busy = 'Server sedang sibuk. Coba lagi sebentar lagi.';
export const readOnly = 'Server sedang tidak bisa menyimpan perubahan. Coba lagi nanti.';
export const diskFull = 'Ruang penyimpanan server penuh';
