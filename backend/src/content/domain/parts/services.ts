import type { ContentPart } from '../content-part.js';
import type { FigureText, TitledText } from './shipping.js';

export interface ServiceTexts {
  /** The service's label in the header, in the footer and above the page. */
  headerLabel: string;
  /** If false, the page is in no menu, and its address answers 404. */
  visible: boolean;
  title: string;
  lead: string;
  introTitle: string;
  intro: string;
  blocks: FigureText[];
  listTitle: string;
  prompt: string;
}

export interface Services {
  design: ServiceTexts;
  printing: ServiceTexts;
  branding: ServiceTexts;
  'digital-marketing': ServiceTexts;
  /** The terms below the introduction of every service page; null if there are no terms. */
  terms: string | null;
  /** Future services that the digital marketing page announces. */
  comingSoon: TitledText[];
}

export const DEFAULT_SERVICES: Services = {
  design: {
    headerLabel: 'Desain',
    visible: true,
    title: 'Jasa desain logo, poster, dan feed Instagram',
    lead: 'Logo, poster, menu, feed. Digambar dari cerita usaha Anda, bukan dari templat.',
    introTitle: 'Mendengarkan dulu, baru menggambar',
    intro:
      'Anda bercerita lewat chat: siapa pembelinya, apa yang dijual, apa yang tidak disukai. Dari situ kami ' +
      'menggambar tiga arah yang benar-benar berbeda.',
    blocks: [
      { figure: '3 konsep awal', text: 'Tiga arah untuk dipilih, bukan satu gambar dalam tiga warna.' },
      { figure: '3–5 hari kerja', text: 'Lama pembuatan logo, dihitung sejak brief Anda lengkap.' },
      { figure: 'Revisi tanpa batas', text: 'Konsep pilihan Anda diperbaiki sampai benar-benar cocok.' },
    ],
    listTitle: 'Daftar layanan desain',
    prompt:
      'Kirim coretan, contoh yang disukai, atau cukup ceritanya. Kami balas dengan harga dan jadwalnya.',
  },
  printing: {
    headerLabel: 'Percetakan',
    visible: true,
    title: 'Cetak kartu nama, brosur, stiker, dan banner',
    lead: 'Kartu nama, brosur, stiker, banner. Dicetak dan diperiksa selembar demi selembar.',
    introTitle: 'Pesanan kecil juga pesanan',
    intro:
      'Punya file sendiri? Kirim PDF atau AI, kami periksa gratis sebelum naik cetak. Belum punya? Kami ' +
      'buatkan desainnya.',
    blocks: [
      { figure: '100 lembar', text: 'Minimal pesan untuk brosur.' },
      { figure: '1 boks isi 100', text: 'Minimal pesan untuk kartu nama.' },
      { figure: '10 lembar', text: 'Minimal pesan untuk stiker.' },
    ],
    listTitle: 'Daftar layanan cetak',
    prompt: 'Sebutkan ukuran, bahan, dan jumlahnya. Belum tahu bahannya? Kami bantu pilihkan.',
  },
  branding: {
    headerLabel: 'Branding',
    visible: true,
    title: 'Paket branding dan identitas usaha',
    lead: 'Satu tanda, satu warna, satu suara: dari logo sampai kantong belanja.',
    introTitle: 'Supaya orang ingat tanpa membaca namanya',
    intro:
      'Identitas bukan hanya logo. Kami menyusun warna, huruf, dan aturan pakainya, lalu menerapkannya pada ' +
      'barang yang dipegang pelanggan Anda.',
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
    prompt: 'Keduanya bisa. Ceritakan usahanya, kami balas dengan arah, harga, dan tanggal selesai.',
  },
  'digital-marketing': {
    headerLabel: 'Digital Marketing',
    visible: true,
    title: 'Feed Instagram dan konten media sosial',
    lead: 'Feed yang rapi, konten yang jujur, dan gaya yang sama dengan cetakannya.',
    introTitle: 'Feed yang rapi dan mudah dikenali',
    intro:
      'Kami menyusun feed dengan tata letak dan warna yang seragam, supaya akun Anda mudah dikenali. File kami ' +
      'kirim siap unggah.',
    blocks: [
      { figure: '30 hari', text: 'Masa berlaku tautan unduhan semua file Anda.' },
      { figure: '1 tahun', text: 'Lama kami menyimpan cadangan file Anda.' },
      { figure: 'Revisi tanpa batas', text: 'Sampai feed-nya terasa seperti usaha Anda sendiri.' },
    ],
    listTitle: 'Daftar layanan digital',
    prompt: 'Kirim nama akun dan tiga akun yang Anda suka. Kami balas dengan usulan gaya dan harganya.',
  },
  terms:
    'Uang muka 50% untuk proyek di atas Rp\u00a01.000.000. Garansi uang kembali 100% dalam keadaan ekstrem.',
  comingSoon: [
    { title: 'Optimasi Mesin Pencari', text: 'Supaya usaha Anda muncul saat orang mencari di Google.' },
    {
      title: 'Iklan Mesin Pencari',
      text: 'Iklan untuk orang yang sedang mencari jasa Anda, dengan anggaran yang Anda tentukan.',
    },
    { title: 'Video Pendek', text: 'Produk Anda dalam lima belas detik, direkam di meja studio kami.' },
    { title: 'Foto Produk', text: 'Latar bersih, cahaya rapi, siap untuk marketplace dan katalog.' },
    { title: 'Email Marketing', text: 'Kabar untuk pelanggan lama, sebulan sekali, tanpa spam.' },
    { title: 'Laporan Bulanan', text: 'Angka akun Anda dalam satu lembar yang bisa dibaca tanpa kamus.' },
  ],
};

const PAGES = ['design', 'printing', 'branding', 'digital-marketing'] as const;

const PROMISES = [
  'title',
  'lead',
  'introTitle',
  'intro',
  'blocks',
  'prompt',
] as const satisfies (keyof ServiceTexts)[];

export const hiddenServices = (services: Services): readonly (typeof PAGES)[number][] =>
  PAGES.filter((service) => !services[service].visible);

export const SERVICES: ContentPart<Services> = {
  key: 'services',
  defaults: DEFAULT_SERVICES,
  promises: [...PAGES.flatMap((page) => PROMISES.map((field) => `${page}.${field}`)), 'terms', 'comingSoon'],
  isShown: (services, promise) => !hiddenServices(services).some((page) => promise.startsWith(`${page}.`)),
  // The texts of a hidden page may be a draft, so visitors get the default texts.
  visible: (services) => {
    const hidden = hiddenServices(services).map((page) => [
      page,
      { ...DEFAULT_SERVICES[page], visible: false },
    ]);
    return { ...services, ...(Object.fromEntries(hidden) as Partial<Services>) };
  },
};
