import { PRICING_TEXTS } from '@etalase/backend/rules/pricing';

export * from './admin-price-choices';

export const title = 'Daftar harga';
// Without the word 'harga', so that the label is told from that of the price.
export const useList = 'Beda menurut satuan, jumlah, atau pilihan';
export const useListHint =
  'Untuk rim, lusin, meter persegi, ukuran, bahan, finishing, atau harga lewat chat.';
export { ON_REQUEST as onRequest } from '@etalase/backend/rules/price-label';
export const onRequestHint = 'Toko tidak menampilkan angka. Pengunjung menanyakan harganya lewat chat.';
export const templates = 'Mulai dari contoh';
export const templateNames = {
  cards: 'Kartu nama',
  banner: 'Spanduk per m²',
  brochure: 'Brosur per rim',
  shirt: 'Kaos per lusin',
  pack: 'Paket jumlah tetap',
} as const;

export const unit = PRICING_TEXTS.unit.label;
export const unitHint = 'Misalnya lembar, kotak isi 100 lembar, rim, m², meter lari, atau kata sendiri.';

export const tiers = 'Harga per jumlah';
export const from = (row: number) => `Jumlah ${row}`;
export const tierPrice = (row: number) => `Harga ${row}`;
export const addTier = 'Tambah jumlah';
export const removeTier = (row: number) => `jumlah ${row}`;
export const dearer = 'Lebih mahal daripada jumlah sebelumnya. Periksa dulu.';
export const dearerEach = 'Per satuan lebih mahal daripada jumlah sebelumnya. Periksa dulu.';
export const offeredRows = 'Jumlah tanpa harga tidak ikut disimpan.';
export const tooLow = (amount: string, meant: string) => `${amount}? Pakai ${meant}`;
export const meant = (amount: string) => `Pakai ${amount}`;

export const variants = 'Pilihan (ukuran, bahan, sisi)';
export const variantsHint = 'Isi hanya kalau harganya berbeda, misalnya A5 dan A4.';
export const variant = (row: number) => `Pilihan ${row}`;
export const variantName = (row: number) => `Nama pilihan ${row}`;
export const variantNote = (row: number) => `Keterangan pilihan ${row}`;
export const addVariant = 'Tambah pilihan';
export const removeVariant = (row: number) => `pilihan ${row}`;

export const extras = 'Finishing';
export const extraName = (row: number) => `Nama finishing ${row}`;
export const extraPrice = (row: number) => `Harga finishing ${row}`;
export const extraPer = (row: number) => `Dihitung per (finishing ${row})`;
export const addExtra = 'Tambah finishing';
export const removeExtra = (row: number) => `finishing ${row}`;

export const leadTime = PRICING_TEXTS.leadTime.label;
export const leadTimeHint = 'Misalnya 2–3 hari kerja setelah desain disetujui.';

export const priceFromList = (label: string) => `Terisi dari daftar harga: ${label}`;
export const priceByChat = 'Harga lewat chat, jadi tidak ada angka di toko.';
export const listIncomplete = 'Terisi sendiri dengan harga terendah dari daftar.';

export const preview = 'Yang dilihat pengunjung';
export const quantity = 'Jumlah';

export const paste = 'Tempel dari chat atau spreadsheet';
export const pasteHint = 'Satu baris untuk satu jumlah, misalnya: 100 lbr = 35rb';
export const readPaste = 'Baca';
export const notUnderstood = (lines: number) => `${lines} baris tidak dipahami:`;
export const nothingUnderstood = 'Belum ada baris yang dipahami.';
export const take = 'Pakai';
export const anyUnit = 'satuan';
export const falling = (one: string) => `Harganya turun saat jumlahnya naik, biasanya itu harga per ${one}.`;
export const countsForOne = (lines: number, one: string) =>
  `${lines} baris hanya ikut kalau harganya per ${one}.`;
export const countsForAll = (lines: number) => `${lines} baris hanya ikut kalau harganya untuk jumlah itu.`;
export const question = (price: string, all: string, one: string) =>
  `${price} untuk ${all}, atau per ${one}?`;
export const forAll = (all = 'jumlah itu') => `Untuk ${all}`;
export const forOne = (one: string) => `Per ${one}`;
export const onlyForOne = (one: string) => `Semua harga di daftar ini per ${one}.`;
export const onlyForAll = 'Semua harga di daftar ini untuk jumlah tetap.';

export const fromError = 'Tulis jumlah dengan angka bulat, mulai dari 1';
export const notRising = 'Jumlah harus lebih besar daripada jumlah sebelumnya';
export const nameTaken = 'Nama pilihan ini sudah ada';
