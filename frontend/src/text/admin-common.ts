export const panelTitle = 'Panel Admin';
export const tabList = 'Bagian panel';
export const viewShop = 'Lihat toko';
export const logout = 'Keluar';
export const logoutNote = 'Setelah keluar, Anda perlu memasukkan kata sandi lagi.';
export const loggingOut = 'Keluar…';
export const logoutFailed = 'Belum bisa keluar';

/** 'produk, kategori, dan halaman', from capitalized names. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat('id').format(names.map((name) => name.toLowerCase()));
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const cancel = 'Batal';
export const close = 'Tutup';
export const save = 'Simpan';
export const saving = 'Menyimpan…';
export const edit = 'Ubah';
export const remove = 'Hapus';
export const editItem = (name: string) => `Ubah ${name}`;
export const duplicateItem = (name: string) => `Duplikat ${name}`;
export const removeItem = (name: string) => `Hapus ${name}`;
export const moveUp = (name: string) => `Naikkan ${name}`;
export const moveDown = (name: string) => `Turunkan ${name}`;
export const showMore = (n: string) => `Tampilkan ${n} lagi`;
export const optional = '(opsional)';
export const allSame = 'Semua sudah sama.';
export const wib = 'WIB';
export const currency = 'Rp';

export const discard = 'Buang perubahan';
export const keepEditing = 'Lanjut mengisi';
export const discardTitle = 'Buang perubahan?';
export const discardQuestion = 'Ada isian yang belum disimpan. Isian itu akan hilang.';

export const notices = 'Pemberitahuan';
export const dismissNotice = 'Tutup pemberitahuan';
export const serverUnreachable =
  'Server tidak dapat dihubungi. Periksa sambungan internet, lalu coba lagi. Isian Anda tetap di sini.';
export const panelFailed = 'Bagian ini tidak bisa ditampilkan';
export const panelFailedHint = 'Muat ulang halaman, lalu masuk lagi.';
export const reload = 'Muat ulang halaman';

export const sampleNumberBanner = 'Nomor chat masih nomor contoh: pesan pengunjung belum sampai ke Anda.';
export const numberMissing = 'Nomor chat belum diisi';
export const setNumber = 'Isi nomor';

export const characters = (typed: number, most: number) => `${typed} dari ${most} karakter`;
export const required = (label: string) => `${label} wajib diisi`;
export const httpsError = (label: string) => `${label} harus berupa alamat yang diawali https://`;
export const unsupportedIn = (label: string) => `${label} berisi karakter yang tidak didukung`;
export const thisField = 'Isian ini';
export const loadMore = 'Muat lebih banyak';
export const loadingMore = 'Memuat…';

export const backup = 'Cadangan';
export const backupOverdue = 'Lebih dari 30 hari tanpa cadangan. Jika server rusak, semua isi toko hilang.';
export const openBackup = 'Cadangkan';

export const shareByWhatsApp = 'Bagikan ke WhatsApp';
export const downloadQr = 'Unduh kode QR';
export const qrHint = 'Untuk kemasan, kartu, atau spanduk. Kunjungan lewat kode ini dihitung di Ringkasan.';
