import { labelsOf } from '@etalase/backend/rules/labels';
import { PRODUCT_TEXTS } from '@etalase/backend/texts/catalog';

export const summary = (all: string, shown: string) => `${all} produk, ${shown} tampil di toko`;
export const photos = 'Foto produk';
export const add = 'Tambah Produk';
export const searchLabel = 'Cari nama produk';
export const categoryFilter = 'Saring menurut kategori';
export const allCategories = 'Semua kategori';
export const select = 'Pilih';
export const selectItem = (name: string) => `Pilih ${name}`;
export const stateFilter = 'Saring menurut status';
export const allStates = 'Semua status';
export const states = {
  tersembunyi: 'Tersembunyi',
  contoh: 'Contoh',
  'tanpa-foto': 'Tanpa foto',
  'tanpa-halaman': 'Tanpa halaman',
};
export const foundSimilar = (n: string) => `Tidak ada yang persis sama. ${n} produk yang mungkin Anda cari`;
export const product = 'Produk';
export const searching = 'Mencari…';
export const hiddenProduct = 'Disembunyikan dari toko';
export const found = (n: string) => `${n} produk cocok`;
export const listLabel = 'Daftar produk';
export const images = (n: number) => `${n} foto`;
export const isNewMark = 'NEW';
export const onSale = (percent: number, until: string) => `${percent}% OFF sampai ${until}`;
export const uncategorised = 'Tanpa kategori';
export const showInShop = (name: string) => `Tampilkan ${name} di toko`;
export const none = 'Belum ada produk';
export const noneHint = 'Tambahkan produk pertama: nama, harga, dan minimal satu foto.';
export const noMatch = 'Tidak ada produk yang cocok';
export const noMatchHint = 'Coba kata lain atau pilih semua kategori.';
export const clearFilter = 'Tampilkan semua';

export const previousPage = 'Sebelumnya';
export const nextPage = 'Berikutnya';
export const pages = 'Halaman daftar';
export const page = 'Halaman';
export const ofPages = (pages: string) => `dari ${pages}`;

export const pinned = 'Disematkan';
export const pin = (name: string) => `Sematkan ${name}`;
export const unpin = (name: string) => `Lepas sematan ${name}`;
export const pins = 'Sematan';
export const pinsTitle = 'Produk yang tampil paling depan';
export const pinsNote = (n: number, max: number) =>
  `Terpakai ${n} dari ${max}. Yang pertama menjadi kotak besar di beranda.`;
export const noPins = 'Belum ada produk yang disematkan. Cari produk, lalu pilih.';
export const pinsLabel = 'Daftar sematan';
export const pinMovedTo = (place: number, count: number) =>
  `Produk sekarang di urutan ${place} dari ${count}`;
export const hiddenPin = 'Tidak tampil di toko';
export const deletedPin = 'Di Terhapus';
export const pinsFailed = 'Gagal menyimpan sematan';
export const addTitle = 'Tambah produk';
export const editTitle = 'Ubah produk';
export const copyTitle = 'Duplikat produk';
export const copyMark = ' (salinan)';
export const name = PRODUCT_TEXTS.name.label;
export const description = PRODUCT_TEXTS.description.label;
export const price = 'Harga';
export const priceHint = 'Dalam rupiah, tanpa sen.';
export const category = 'Kategori';
export const chooseCategory = 'Pilih kategori';
export const noCategories = 'Belum ada kategori. Buat yang pertama di sini.';
export const newCategory = 'Nama kategori';
export const createCategory = 'Buat kategori';
export const creatingCategory = 'Membuat…';
export const inactiveCategory = (name: string) => `${name} (tidak aktif)`;
export const deletedCategory = (slug: string) => `${slug} (kategori sudah dihapus)`;
export const markAsNew = 'Tandai sebagai Baru';
export const whatsapp = 'Nomor WhatsApp';
export const shopeeHint = 'Alamat produk di Shopee, diawali https://';
export const active = 'Tampil di toko';
export const activeHint = 'Kalau dimatikan, produk hanya terlihat di panel ini.';
export const publishField = 'Waktu terbit';
export const publishAt = 'Terbitkan pada (WIB)';
export const publishAtHint =
  'Sejak saat itu produk tampil sendiri di toko. Kosongkan untuk tetap tersembunyi.';
export const publishAtUnknown = 'Isi tanggal dan jam terbitnya, atau kosongkan keduanya';
export const publishAtPassed = 'Waktu terbit harus di masa depan';
export const removePublishAt = 'Hapus waktu terbit';
export const published = (when: string) => `Terbit ${when}`;
export const waitingDraft = (name: string, when: string) =>
  `${name === '' ? 'Produk baru' : `“${name}”`} belum disimpan · ${when}`;
export const openDraft = 'Buka isian itu';
export const saveNew = 'Simpan produk';
export const saveChanges = 'Simpan perubahan';
export const uploading = (done: number, all: number) => `Mengunggah ${done}/${all}…`;

export const chooseCategoryError = 'Pilih kategori produk ini';

export const noImage = { title: 'Error', text: 'Harap upload minimal satu gambar produk' };
// The English wording of these messages is prescribed.
export const created = 'Product created successfully';
export const updated = 'Product updated successfully';
export const deleted = 'Product deleted successfully';
export const createFailed = 'Failed to create product';
export const updateFailed = 'Failed to update product';
export const deleteFailed = 'Failed to delete product';
export const deleteQuestion = 'Are you sure you want to delete this product?';

export const deleteTitle = (name: string) => `Hapus ${name}?`;
export const unusualPriceTitle = (price: string) => `Harga ${price}?`;
export const freeQuestion = 'Di toko, produk ini akan tampil dengan harga Rp 0. Simpan dengan harga ini?';
export const highPriceQuestion =
  'Harga ini di atas Rp 1 miliar. Periksa dulu jumlah angka nolnya. Simpan dengan harga ini?';
export const saveUnusualPrice = 'Ya, simpan';

export const previewHint = 'Halaman produk seperti yang tersimpan, juga sebelum terbit.';
export const createPreview = 'Buat tautan pratinjau';
export const creatingPreview = 'Membuat tautan…';
export const previewUrl = 'Tautan pratinjau';
export const previewUntil = (when: string) =>
  `Siapa pun yang punya tautan ini bisa melihatnya sampai ${when}. Menonaktifkan tautan berlaku untuk semua tautan produk ini.`;
export const copyPreview = 'Salin';
export const sharePreview = 'Bagikan pratinjau ke WhatsApp';
export const openPreview = 'Buka';
export const withdrawPreview = 'Nonaktifkan tautan';
export const previewCopied = 'Tautan disalin';
export const previewNotCopied = 'Tautan belum bisa disalin. Salin sendiri dari kolomnya.';
export const previewWithdrawn = 'Tautan dinonaktifkan';
export const previewFailed = 'Gagal membuat tautan pratinjau';
export const withdrawFailed = 'Gagal menonaktifkan tautan pratinjau';

export const fields = {
  ...labelsOf(PRODUCT_TEXTS),
  price,
  category,
  images: photos,
  isNew: markAsNew,
  whatsappNumber: whatsapp,
  isActive: active,
  publishAt: publishField,
  pricing: 'Daftar harga',
};
export const imageCount = (n: number) => `${n} foto`;
export const otherImages = 'diganti atau diurutkan ulang';
