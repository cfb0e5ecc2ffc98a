export const productRequired = 'Produk wajib dipilih';
export const productUnknown = 'Produk tidak ditemukan. Pilih produk yang ada.';

export const batchInvalid = 'Pilih produk, atau satu kategori';
export const productTwice = 'Produk ini disebut dua kali';
export const batchEmpty = 'Tidak ada produk di kategori ini';
export const batchTooLarge = (max: number) => `Paling banyak ${max} produk sekaligus`;
export const endCount = (max: number) => `Pilih 1 sampai ${max} flash sale`;
export const saleUnknown = 'Flash sale tidak ditemukan';
export const dryRunInvalid = 'dryRun harus true atau false';
export const categoryUnknown = 'Kategori tidak ditemukan. Pilih kategori yang ada.';

export const percentageInvalid = (min: number, max: number) =>
  `Diskon harus bilangan bulat ${min} sampai ${max} persen`;

export const nothingLowered =
  'Diskon ini tidak menurunkan harga produk. Naikkan persennya, atau pilih produk lain.';

export const pricedByChat =
  'Harga produk ini lewat chat, jadi tidak bisa diberi flash sale. Pilih produk lain.';

export const startInvalid = 'Waktu mulai harus berupa waktu ISO dengan zona, misalnya 2026-12-24T09:00+07:00';
export const endInvalid =
  'Waktu berakhir harus berupa waktu ISO dengan zona, misalnya 2026-12-24T17:00+07:00';
export const timeOutOfRange = 'Waktu flash sale harus antara tahun 2000 dan 2099';
export const endBeforeStart = 'Waktu berakhir harus setelah waktu mulai';
export const endInPast = 'Waktu berakhir harus di masa depan';
export const endedForGood = 'Flash sale ini sudah berakhir, jadi tidak bisa dipulihkan';
export const productDeleted = 'Produk flash sale ini sudah dihapus. Pulihkan produknya dulu.';
export const erasedProduct = 'Produk yang sudah tidak ada';
export const overlapping = 'Produk ini sudah punya flash sale pada rentang waktu itu';
