// Cells
export const countUnclear = (typed: string) =>
  `Jumlah '${typed}' tidak terbaca. Tulis bilangan bulat, misalnya 100.`;
export const notAChoice = (label: string, typed: string, words: readonly string[]) =>
  `${label} '${typed}' tidak dikenal. Pilih ${words.join(', ')}.`;
export const cellIsDate = (label: string, shown: string) =>
  `${label} berubah menjadi tanggal (${shown}). Jadikan selnya teks, lalu tulis ulang.`;
export const formulaWithoutValue = (label: string) =>
  `${label} berisi rumus tanpa hasil. Buka di Excel, perbaiki rumusnya, lalu simpan, atau tulis nilainya.`;
export const numberShortened = (typed: string) =>
  `Nomor '${typed}' sudah dipendekkan Excel. Jadikan kolomnya teks, lalu tulis ulang nomornya.`;
export const merged = (range: string) => `Sel ${range} digabung. Pisahkan selnya, lalu isi tiap baris.`;

// Rows
export const idOfOther = (name: string, row: number) =>
  `ID di baris ini milik '${name}' di baris ${row}. Kosongkan ID-nya untuk menambahnya sebagai produk baru.`;
export const idTwice = (rows: string) =>
  `ID ini ada juga di baris ${rows}. Kosongkan ID di baris yang isinya produk baru.`;
export const productGone =
  'Produk dengan ID ini tidak ada, mungkin sudah dihapus. Kosongkan ID untuk membuatnya sebagai produk baru.';
export const withoutProduct = 'Baris ini tidak punya produk di atasnya';
export const tornRow =
  'Produk dari baris ini tidak ada di daftar. Sertakan baris produknya, atau kosongkan ID-nya.';
export const afterIgnored =
  'Baris di atasnya dilewati, jadi produk dari harga ini tidak jelas. Tulis baris produknya di atas harga ini.';
export const copiedRow = (row: number, name: string) =>
  `Baris ini sama dengan baris ${row} milik '${name}'. Kosongkan ID-nya bila milik produk di atasnya.`;
export const copiedRows = (row: number, name: string) =>
  `Baris ${row} masih memakai ID '${name}'. Kosongkan ID di baris harga yang disalin.`;
export const rowOfProduct = (row: number) => `Ada yang perlu diperbaiki di baris ${row}`;
export const priceOfList =
  'Produk ini punya harga per jumlah. Kosongkan harga di baris produk, atau hapus baris jumlahnya.';
export const priceOfListElsewhere =
  'Produk ini punya harga per jumlah. Ubah di baris jumlahnya, atau unduh daftar lengkapnya dulu.';
export const pricesMany = (name: string, count: number, price: string) =>
  `${name} punya ${String(count)} harga di toko, berkas hanya satu (Rp ${price}). Ubah di daftar harganya.`;
export const choicesUnnamed = (name: string, count: number) =>
  `${name} punya ${String(count)} pilihan di toko, berkas tidak menyebutnya. Ubah di daftar harganya.`;
export const nameTwice =
  'Nama ini dipakai beberapa produk di toko, atau beberapa baris di sini. Ubah harganya di toko, atau bedakan namanya.';
export const similarTo = (name: string) => `Mirip dengan “${name}”`;
export const noteTwice = 'Keterangan pilihan cukup ditulis di satu baris';
export const categoryUnknown = (name: string) => `Kategori '${name}' belum ada`;
export const hiddenWithoutPhoto = 'Belum ada foto: memakai gambar nama toko dan disembunyikan dulu';

// Ignored rows
export const beforeHeading = 'Di atas judul kolom';
export const repeatedHeading = 'Judul kolom yang berulang';
export const total = 'Baris jumlah total';
export const sectionHeading = 'Judul bagian';

// Questions
export const notPublic = 'Tidak ditampilkan di toko';
export const YES_NO = { yes: 'Ya', no: 'Tidak' };
export const answerUnknown = (question: string) => `Jawaban untuk '${question}' tidak dikenal. Pilih lagi.`;
export const columnAt = (letter: string) => `Kolom ${letter}`;
export const fromWhich = (heading: string) => `${heading} mulai berapa?`;
export const inThousands = (heading: string) => `Harga di kolom '${heading}' dalam ribuan? 35 → Rp 35.000`;
export const titlesAreCategories = 'Jadikan judulnya kategori?';
export const unitForAll = 'Satuan untuk semua';
export const categoryForAll = 'Kategori untuk semua';
export const sameNames = (count: number) =>
  `${String(count)} nama ada di beberapa baris. Jadikan pilihan dari satu produk?`;
export const CHOICES = { choices: 'Pilihan dari satu produk', products: 'Produk sendiri-sendiri' };
export const choiceNumber = (number: number) => `Pilihan ${String(number)}`;
export const ANY_UNIT = 'satuan';
export const anyQuantity = 'seluruh jumlahnya';
export const perUnit = (unit: string) => `Per ${unit}`;
export const perQuantity = (quantity: string) => `Untuk ${quantity}`;
export const priceForWhat = (price: string, quantity: string, unit: string) =>
  price === ''
    ? `Harga mulai jumlah untuk ${quantity}, atau per ${unit}?`
    : `Rp ${price} untuk ${quantity}, atau per ${unit}?`;
export const NAMES = {
  update: 'Perbarui harganya',
  add: 'Tambah sebagai produk baru',
  skip: 'Lewati',
};
export const namesKnown = (count: number) => `${String(count)} nama di berkas ini sudah ada di toko.`;
export const COPIES = { yes: 'Ya, milik produk di atasnya', no: 'Tidak, lewati' };
export const copiesOf = (rows: string, name: string, owner: string) =>
  `Baris ${rows} sama dengan ${name}. Milik ${owner}?`;
export const READ_SHEET = { yes: 'Baca', no: 'Lewati' };
export const otherHeadings = 'Judul kolomnya lain';
export const whichHeading = 'Judul kolom';
export const noHeadings = 'Tidak ada judul';
export const rowWith = (row: number, texts: string) => `Baris ${String(row)}: ${texts}`;

// Notes about a whole list
const MAX_NAMED = 20;
export const listOf = (texts: readonly string[]) =>
  texts.slice(0, MAX_NAMED).join(', ') + (texts.length > MAX_NAMED ? ', …' : '');
export const blankRows = (rows: string) => `Baris kosong dilewati: ${rows}`;
export const unknownColumns = (names: string) => `Kolom yang tidak dikenal dilewati: ${names}`;
export const columnLost = (heading: string, label: string) =>
  `Kolom '${heading}' dilewati, karena ada kolom ${label}`;
export const sheetRead = (name: string, others: string) =>
  `Yang dibaca lembar '${name}'. Lembar lain dilewati: ${others}`;
export const hiddenSheets = (names: string) => `Lembar tersembunyi dilewati: ${names}`;
export const hiddenRows = (rows: string) => `Baris yang disembunyikan atau disaring ikut dibaca: ${rows}`;
export const mergedCells = (ranges: string) => `Sel yang digabung hanya dibaca di sel pertamanya: ${ranges}`;

export const missing = (count: number, names: string) =>
  `${String(count)} produk di toko tidak ada di berkas ini. Tetap ada, tidak diubah: ${names}.`;

export const reportIsBrief =
  'Daftar ini panjang. Tiap baris hanya menunjukkan satu masalah dan dua perubahan pertama.';

// Lists that cannot be read
export const noHeading =
  'Judul kolom tidak ditemukan. Baris pertama perlu berisi judul seperti Nama, Kategori, dan Harga. Contohnya ada di berkas dari Unduh daftar.';
export const columnTwice = (label: string) => `Kolom ${label} ada dua. Hapus salah satunya.`;
export const oneColumn =
  'Semua kolom daftar ini tersimpan sebagai satu kolom, biasanya oleh Excel berbahasa Inggris. Unduh daftarnya sebagai Excel (.xlsx), atau pisahkan kolomnya dengan Data → Text to Columns → titik koma.';
export const sortedWithoutIds =
  'Daftar ini diurutkan tanpa ID, jadi tidak jelas harga mana milik produk mana. Unduh daftarnya lagi, lalu urutkan bersama kolom ID.';
export const noRows = 'Daftar ini tidak berisi produk';

// Reports
export const changedMeanwhile = 'Produk ini sudah diubah sejak daftar diperiksa';
export const goneMeanwhile = 'Produk ini sudah dihapus sejak daftar diperiksa';

// Requests
export const rowUnknown = (row: string) => `Baris ${row} tidak ada di daftar ini`;
export const correctionsInvalid = 'rows harus berisi perbaikan menurut nomor barisnya, atau "skip"';
export const categoriesInvalid = 'categories harus berupa daftar nama kategori';
export const answersInvalid = 'answers harus berupa jawaban teks menurut kuncinya, paling banyak 20 kB';
export const namesInvalid = 'names harus update, add, atau skip';
export const questionsOpen = 'Jawab dulu pertanyaan tentang kolomnya, lalu periksa daftarnya lagi.';
export const reportTooLarge =
  'Isi daftar ini terlalu besar untuk diperiksa sekaligus. Bagi menjadi beberapa berkas.';
export const importGone = 'Hasil pemeriksaan daftar ini sudah tidak tersimpan. Unggah daftarnya lagi.';
export const categoryNotOffered = (name: string) => `Kategori '${name}' tidak ada di daftar ini`;

// Files
export const notMultipart = 'Kirim daftarnya sebagai multipart/form-data di kolom "file".';
export const noFile = 'Pilih satu berkas daftar.';
export const fileTooLarge = 'Daftar ini lebih dari 5 MB. Bagi menjadi beberapa berkas.';
export const interrupted = 'Unggahan terputus sebelum selesai. Coba lagi.';
export const readerBusy = 'Daftar yang tadi masih diperiksa. Yang ini menunggu giliran.';
export const readerFailed = 'Daftar ini belum dapat dibaca. Coba lagi sebentar lagi.';
export const tooComplex =
  'Daftar ini terlalu rumit untuk dibaca. Simpan ulang hanya lembar daftarnya, lalu unggah lagi.';
export const unreadable = {
  empty: () => 'Berkas ini kosong. Pilih berkas lain.',
  encrypted: () =>
    'Berkas ini dikunci kata sandi atau memakai format Excel lama (.xls). Simpan ulang sebagai .xlsx tanpa kata sandi.',
  pdf: () => 'Berkas ini PDF, bukan daftar. Pilih berkas CSV atau Excel (.xlsx).',
  image: () => 'Berkas ini foto, bukan daftar. Pilih berkas CSV atau Excel (.xlsx).',
  'not-a-list': () => 'Berkas ini bukan daftar. Pilih berkas CSV atau Excel (.xlsx).',
  broken: () => 'Berkas ini rusak atau tidak lengkap. Simpan ulang daftarnya, lalu unggah lagi.',
  'unpacks-too-large': () =>
    'Isi berkas ini terlalu besar (lebih dari 50 MB setelah dibuka). Simpan ulang hanya lembar daftarnya.',
  'too-many-rows': () => 'Daftar ini berisi lebih dari 5.000 baris. Bagi menjadi beberapa berkas.',
  'empty-rows': () =>
    'Lembar ini berisi lebih dari 55.000 baris, sebagian besar kosong. Hapus baris kosong di bawah daftar, lalu unggah lagi.',
  'too-many-columns': (row) =>
    `Baris ${row} berisi lebih dari 1.000 kolom. Hapus kolom di luar daftar, lalu unggah lagi.`,
  'too-many-cells': () =>
    'Lembar ini berisi lebih dari 500.000 sel. Hapus sel di luar daftar, lalu unggah lagi.',
  'too-much-text': () => reportTooLarge,
  'row-too-long': (row) =>
    `Baris ${row} lebih dari 200.000 huruf. Hapus kolom di luar daftar, atau tanda kutip (") yang tidak ditutup.`,
  'bad-address': (address) =>
    `Alamat '${address}' di berkas ini salah. Simpan ulang daftarnya di Excel, lalu unggah lagi.`,
  'no-sheet': (name) => `Lembar '${name}' tidak ada di berkas ini`,
} as const satisfies Record<string, (detail: string) => string>;
