export interface ServicePageText {
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly introTitle: string;
  readonly intro: string;
  readonly blocks: readonly { readonly figure: string; readonly text: string }[];
  readonly listTitle: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly promptTitle: string;
  readonly prompt: string;
  readonly chatGreeting: (company: string) => string;
}

export const design: ServicePageText = {
  name: 'Desain',
  title: 'Jasa desain logo, poster, dan feed Instagram',
  lead: 'Logo, poster, menu, feed. Digambar dari cerita usaha Anda, bukan dari templat.',
  description:
    'Desain logo, poster, dan feed Instagram: tiga konsep awal, selesai 3–5 hari kerja, revisi tanpa batas. Lihat harganya di sini.',
  introTitle: 'Mendengarkan dulu, baru menggambar',
  intro:
    'Anda bercerita lewat chat: siapa pembelinya, apa yang dijual, apa yang tidak disukai. Dari situ kami menggambar tiga arah yang benar-benar berbeda.',
  blocks: [
    { figure: '3 konsep awal', text: 'Tiga arah untuk dipilih, bukan satu gambar dalam tiga warna.' },
    { figure: '3–5 hari kerja', text: 'Lama pembuatan logo, dihitung sejak brief Anda lengkap.' },
    { figure: 'Revisi tanpa batas', text: 'Konsep pilihan Anda diperbaiki sampai benar-benar cocok.' },
  ],
  listTitle: 'Daftar layanan desain',
  emptyTitle: 'Meja gambar masih kosong',
  empty: 'Layanan desain sedang disiapkan. Sementara itu, ceritakan saja kebutuhan Anda lewat chat.',
  promptTitle: 'Sudah punya bayangannya?',
  prompt: 'Kirim coretan, contoh yang disukai, atau cukup ceritanya. Kami balas dengan harga dan jadwalnya.',
  chatGreeting: (company) => `Halo ${company}, saya ingin bertanya tentang layanan desain.`,
};

export const printing: ServicePageText = {
  name: 'Percetakan',
  title: 'Cetak kartu nama, brosur, stiker, dan banner',
  lead: 'Kartu nama, brosur, stiker, banner. Dicetak dan diperiksa selembar demi selembar.',
  description:
    'Cetak kartu nama, brosur, stiker, dan banner dengan minimal pesanan kecil: brosur 100 lembar, kartu nama 1 boks, stiker 10 lembar.',
  introTitle: 'Pesanan kecil juga pesanan',
  intro:
    'Punya file sendiri? Kirim PDF atau AI, kami periksa gratis sebelum naik cetak. Belum punya? Meja gambar kami di sebelah mesin cetaknya.',
  blocks: [
    { figure: '100 lembar', text: 'Minimal pesan untuk brosur.' },
    { figure: '1 boks isi 100', text: 'Minimal pesan untuk kartu nama.' },
    { figure: '10 lembar', text: 'Minimal pesan untuk stiker.' },
  ],
  listTitle: 'Daftar layanan cetak',
  emptyTitle: 'Rak cetakan masih kosong',
  empty:
    'Layanan cetak sedang disiapkan. Sebutkan yang ingin Anda cetak lewat chat, kami hitungkan harganya.',
  promptTitle: 'Mau dicetak berapa?',
  prompt: 'Sebutkan ukuran, bahan, dan jumlahnya. Belum tahu bahannya? Kami bantu pilihkan.',
  chatGreeting: (company) => `Halo ${company}, saya ingin bertanya tentang layanan percetakan.`,
};

export const branding: ServicePageText = {
  name: 'Branding',
  title: 'Paket branding dan identitas usaha',
  lead: 'Satu tanda, satu warna, satu suara: dari logo sampai kantong belanja.',
  description:
    'Paket branding lengkap Rp 2.500.000: logo, panduan warna dan huruf, serta desain perlengkapan usaha. Revisi tanpa batas.',
  introTitle: 'Supaya orang ingat tanpa membaca namanya',
  intro:
    'Identitas bukan hanya logo. Kami menyusun warna, huruf, dan aturan pakainya, lalu menerapkannya pada barang yang dipegang pelanggan Anda.',
  blocks: [
    {
      figure: 'Rp\u00a02.500.000',
      text: 'Paket branding lengkap: logo, panduan warna dan huruf, desain kartu nama dan kop surat.',
    },
    { figure: '3 konsep awal', text: 'Anda pilih satu arah, lalu revisi tanpa batas sampai cocok.' },
    {
      figure: 'Uang muka 50%',
      text: 'Untuk proyek di atas Rp\u00a01.000.000. Sisanya sebelum hasil dikirim.',
    },
  ],
  listTitle: 'Daftar layanan branding',
  emptyTitle: 'Contoh identitas sedang dijemur',
  empty: 'Layanan branding sedang disiapkan. Ceritakan usaha Anda lewat chat, kami mulai dari sana.',
  promptTitle: 'Usaha baru, atau wajah baru?',
  prompt: 'Dua-duanya kami senang. Ceritakan usahanya, kami balas dengan arah, harga, dan tanggal selesai.',
  chatGreeting: (company) => `Halo ${company}, saya ingin bertanya tentang layanan branding.`,
};

export const digitalMarketing: ServicePageText = {
  name: 'Digital Marketing',
  title: 'Feed Instagram dan konten media sosial',
  lead: 'Feed yang rapi, konten yang jujur, dan gaya yang sama dengan cetakannya.',
  description:
    'Feed Instagram dan konten media sosial yang segaya dengan cetakan Anda. Enam layanan digital lain menyusul.',
  introTitle: 'Layar pun lembar cetak',
  intro:
    'Kami menyusun feed seperti menyusun halaman: satu kisi, beberapa warna, dan ruang untuk bernapas. File datang siap unggah.',
  blocks: [
    { figure: '30 hari', text: 'Masa berlaku tautan unduhan semua file Anda.' },
    { figure: '1 tahun', text: 'Cadangan file kami simpan, kalau-kalau ponsel Anda hilang.' },
    { figure: 'Revisi tanpa batas', text: 'Sampai feed-nya terasa seperti usaha Anda sendiri.' },
  ],
  listTitle: 'Daftar layanan digital',
  emptyTitle: 'Feed-nya masih kosong',
  empty: 'Layanan digital sedang disiapkan. Ceritakan akun Anda lewat chat, kami siapkan contohnya.',
  promptTitle: 'Akunnya mau dibuat seperti apa?',
  prompt: 'Kirim nama akun dan tiga akun yang Anda suka. Kami balas dengan usulan gaya dan harganya.',
  chatGreeting: (company) => `Halo ${company}, saya ingin bertanya tentang layanan digital marketing.`,
};

export const plate = (letter: string) => `Pelat ${letter}`;
export const toList = 'Lihat daftar harga';
export const askByChat = 'Tanya lewat chat';
export const plates = 'Empat layanan';

export const terms =
  'Uang muka 50% untuk proyek di atas Rp\u00a01.000.000. Garansi uang kembali 100% dalam keadaan ekstrem.';
export const toFaq = 'Selengkapnya di FAQ';

export const sort = 'Urutkan';
export const sortByName = 'Nama A-Z';
export const sortByPrice = 'Harga Terendah';
export const applySort = 'Terapkan';

export const comingSoonTitle = 'Segera hadir';
export const comingSoonIntro =
  'Enam layanan digital yang sedang kami siapkan. Belum bisa dipesan, tapi boleh ditanyakan.';
export const comingSoon = 'Coming Soon';
export const planned = [
  { name: 'Optimasi Mesin Pencari', text: 'Supaya nama usaha Anda ketemu saat orang mencarinya.' },
  {
    name: 'Iklan Mesin Pencari',
    text: 'Iklan yang tampil saat orang memang sedang butuh, dengan anggaran yang Anda tentukan.',
  },
  { name: 'Video Pendek', text: 'Produk Anda dalam lima belas detik, direkam di meja studio kami.' },
  { name: 'Foto Produk', text: 'Latar bersih, cahaya rapi, siap untuk marketplace dan katalog.' },
  { name: 'Email Marketing', text: 'Kabar untuk pelanggan lama, sebulan sekali, tanpa spam.' },
  { name: 'Laporan Bulanan', text: 'Angka akun Anda dalam satu lembar yang bisa dibaca tanpa kamus.' },
];
