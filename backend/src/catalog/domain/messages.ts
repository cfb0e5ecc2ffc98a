import { excerpt } from '../../platform/domain/text.js';

export * from '../../platform/domain/field-messages.js';

// The Indonesian names of the fields that have no `TextRule`, for the messages about fields.
export const category = 'Kategori';
export const slug = 'Slug';
export const servicePages = 'Tampil di halaman';
export const oldChatNumber = 'Nomor lama';
export const newChatNumber = 'Nomor baru';

export const priceInvalid = 'Harga harus bilangan bulat rupiah, mulai dari 0';
export const categoryGone = 'Kategorinya sudah dihapus selamanya';
export const categoryUnknown = 'Kategori tidak ditemukan. Pilih kategori yang ada.';
export const chatNumberInvalid = 'Nomor WhatsApp tidak dikenali, contoh yang benar: 0812 3456 7890';
export const notHttpsUrl = (field: string) => `${field} harus berupa alamat https://`;
export const publishAtInvalid =
  'Waktu terbit harus berupa waktu ISO dengan zona, misalnya 2026-12-24T09:00+07:00';
export const publishAtInPast = 'Waktu terbit harus di masa depan';
export const publishAtTooLate = 'Waktu terbit paling lambat tahun 2099';
export const alreadyCreated = 'Produk ini sudah dibuat';

export const bulkItemCount = (max: string) => `items harus berisi 1 sampai ${max} produk`;
export const idInvalid = 'id harus berupa UUID';
export const versionInvalid = 'version harus bilangan bulat mulai dari 1';
export const itemTwice = 'Produk ini disebut dua kali';
export const oneChange = (fields: readonly string[]) =>
  `change harus berisi tepat satu dari ${fields.join(', ')}`;
export const percentOrAmount = 'Isi percent atau amount, salah satu saja';
export const percentInvalid = (min: number, max: number) =>
  `Persen harus −${-min} sampai ${max}, paling banyak satu angka di belakang koma`;
export const amountInvalid = 'Jumlah harus bilangan bulat rupiah';
export const itemUnknown = 'Produk tidak ditemukan';
export const itemDeleted = 'Sudah dihapus';
export const itemStale = 'Sudah diubah di tempat lain';
export const pricedByChat = 'Harganya lewat chat';
export const priceBelowZero = 'Harganya akan kurang dari 0';
export const priceTooHigh = 'Harganya terlalu besar';

export const priceList = 'Daftar harga';
export const pricingTooLarge = (kilobytes: number) => `Daftar harga paling besar ${kilobytes} kB`;
export const variants = 'Pilihan';
export const tiers = 'Harga per jumlah';
export const extras = 'Finishing';
export const countBetween = (field: string, min: number, max: number) =>
  `${field} harus ${min} sampai ${max} baris`;
export const noFigures = (field: string) => `${field} harus kosong bila harganya lewat chat`;
export const variantNameMissing = 'Setiap pilihan perlu nama bila pilihannya lebih dari satu';
export const variantNameTaken = (name: string) => `Pilihan '${excerpt(name)}' sudah ada`;
export const fromInvalid = (max: string) => `Jumlah harus bilangan bulat 1 sampai ${max}`;
export const fromNotRising = 'Jumlah harus lebih besar daripada jumlah di baris sebelumnya';
export const areaOrLengthPack = 'Harga untuk jumlah tetap hanya bisa dihitung per buah, bukan per ukuran';
export const priceNotLowest = (lowest: string) =>
  `Harga harus sama dengan harga terendah di daftar harganya: ${lowest}`;
export const priceFollowsList = (lowest: string) =>
  `Harga produk ini mengikuti daftar harganya (terendah ${lowest}). Ubah di panel.`;
export const priceByChat = 'Harga produk ini lewat chat. Ubah di panel.';
export const discountedNow =
  'Produk ini punya flash sale. Hapus flash sale-nya dulu, baru pakai harga lewat chat.';

export const pins = 'Sematan';
export const tooManyPins = (max: number) => `Paling banyak ${max} produk bisa disematkan`;
export const pinnedTwice = 'Produk ini sudah disematkan';
export const productUnknown = 'Produk tidak ditemukan';

export const imageRequired = 'Harap upload minimal satu gambar produk';
export const tooManyImages = (max: number) => `Foto produk paling banyak ${max}`;
export const imageInvalid = 'Foto produk harus berupa foto yang sudah diunggah atau alamat https://';
export const imageMissing = 'Ada foto yang sudah tidak tersimpan. Unggah ulang fotonya.';

export const slugInvalid = 'Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya';
export const slugReserved = (reserved: string) => `Slug '${reserved}' tidak dapat dipakai`;
export const slugTaken = (taken: string) => `Slug '${excerpt(taken)}' sudah dipakai kategori lain`;
export const servicePageUnknown = (known: readonly string[]) =>
  `Halaman layanan harus salah satu dari ${known.join(', ')}`;
export const categoryTwice = 'Kategori ini disebut dua kali';
export const categoriesChanged =
  'Daftar kategori sudah berubah di tempat lain. Muat daftar terbaru, lalu urutkan lagi.';
export const sortOrderInvalid = 'Urutan harus bilangan bulat mulai dari 0';
