import { CATEGORY_TEXTS } from '@etalase/backend/texts/catalog';

export const summary = (n: number) => `${n} kategori, tampil di toko dalam urutan ini`;
export const add = 'Tambah Kategori';
export const listLabel = 'Daftar kategori';
export const none = 'Belum ada kategori';
export const noneHint = 'Kategori mengelompokkan produk, misalnya Desain atau Percetakan.';
export const movedTo = (place: number, count: number) => `Kategori sekarang di urutan ${place} dari ${count}`;
export const orderFailed = 'Gagal menyimpan urutan kategori';
export const order = (n: number) => `Urutan ${n}`;
export const productCount = (n: number) => `${n} produk`;
export const inactive = 'Tidak aktif';

export const addTitle = 'Tambah kategori';
export const editTitle = 'Ubah kategori';
export const name = CATEGORY_TEXTS.name.label;
export const slug = 'Slug';
export const slugLabel = `${slug} (alamat halaman)`;
export const slugHint = (slugText: string) => `Alamat halamannya: /category/${slugText || '…'}`;
export const slugMoves =
  'Kalau slug diubah, semua produknya ikut pindah, dan tautan lama ke kategori ini diteruskan ke alamat barunya.';
export const description = CATEGORY_TEXTS.description.label;
export const sortOrder = 'Urutan';
export const sortOrderHint = 'Angka kecil tampil lebih dulu.';
export const servicePages = 'Tampil di halaman';
export const servicePagesHint =
  'Produk kategori ini tampil di halaman yang dicentang, selain yang ditemukan di sana lewat namanya.';
export const servicePageNames = {
  design: 'Desain',
  printing: 'Percetakan',
  branding: 'Branding',
  'digital-marketing': 'Digital Marketing',
};
export const servicePageCount = (page: string, count: string) => `${page} · ${count} produk`;
export const shownOn = (pages: readonly string[]) => `Tampil di halaman ${pages.join(', ')}`;
export const shownNowhere = 'Tidak ada di halaman layanan. Tampilkan di:';
export const showOn = (category: string, page: string) => `Tampilkan ${category} di halaman ${page}`;
export const chatNumber = 'Nomor WhatsApp';
export const chatNumberHint = 'Mengisi nomor produk baru kategori ini dan menjawab chat di halamannya.';
export const active = 'Aktif';
export const activeHint = 'Kalau dimatikan, halaman kategori ini tidak tampil; produknya tetap ada.';
export const saveNew = 'Simpan kategori';
export const saveChanges = 'Simpan perubahan';

export const sortOrderTooLarge = (max: number) => `Urutan paling besar ${max}`;
export const sortOrderError = 'Urutan harus bilangan bulat mulai dari 0';
export const slugError = 'Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya';

export const created = 'Kategori berhasil dibuat';
export const updated = 'Kategori berhasil diupdate';
export const deleted = 'Kategori berhasil dihapus';
export const createFailed = 'Gagal membuat kategori';
export const updateFailed = 'Gagal mengupdate kategori';
export const deleteFailed = 'Gagal menghapus kategori';
export const deleteTitle = (category: string) => `Hapus ${category}?`;
export const deleteQuestion =
  'Apakah Anda yakin ingin menghapus kategori ini? Produk dalam kategori ini masih akan tersimpan.';

export const fields = {
  name,
  slug,
  description,
  sortOrder,
  servicePages,
  chatNumber,
  isActive: active,
};
