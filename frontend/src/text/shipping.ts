export const title = 'Info Pengiriman';
export const description =
  'Tarif kirim per wilayah, gratis ongkir mulai Rp 500.000 di Jabodetabek, dan cara file digital sampai ke tangan Anda.';
export const lead = 'Dari meja potong ke depan pintu Anda, ke seluruh Indonesia.';
export const chatGreeting = (company: string) => `Halo ${company}, saya ingin bertanya soal pengiriman.`;

export const parcelLabel = {
  from: 'Dari',
  to: 'Untuk',
  toYou: 'Anda, di mana pun di Indonesia',
  contents: 'Isi',
  contentsList: 'Cetakan yang sudah diperiksa',
  handling: 'Jangan dilipat',
};

export const deliveryTitle = 'Dua cara sampai';
export const delivery = [
  {
    title: 'File digital',
    text: 'Logo, feed, dan desain lain dikirim sebagai tautan unduhan lewat chat atau email, tanpa ongkos kirim.',
    points: [
      'Tautan unduhan berlaku 30 hari',
      'Cadangan file kami simpan 1 tahun',
      'Format PDF, AI, PNG, dan JPG',
    ],
  },
  {
    title: 'Barang cetak',
    text: 'Cetakan dikemas datar atau digulung dalam tabung, lalu dijemput kurir pada hari kerja.',
    points: [
      'Pilihan reguler dan ekspres',
      'Nomor resi dikirim lewat chat',
      'Bubble wrap Rp\u00a05.000 untuk isi yang rapuh',
    ],
  },
];

export const ratesTitle = 'Tarif per wilayah';
export const ratesIntro = 'Untuk satu paket sampai 2 kg, dihitung dari Jakarta.';
export const ratesHead = {
  region: 'Wilayah',
  regular: 'Reguler',
  express: 'Ekspres',
  days: 'Perkiraan tiba',
};
export const inDays = (days: string) => `${days} hari`;
/** Fees for up to 2 kg, cheapest first; days in transit of the regular service. */
export const rates = [
  { region: 'Jabodetabek', regular: 15_000, express: 25_000, days: '1–2' },
  { region: 'Jawa Barat dan Banten', regular: 20_000, express: 32_000, days: '2–3' },
  { region: 'Jawa Tengah, DIY, Jawa Timur', regular: 25_000, express: 38_000, days: '2–4' },
  { region: 'Bali dan NTB', regular: 32_000, express: 48_000, days: '3–5' },
  { region: 'Sumatera', regular: 36_000, express: 55_000, days: '4–6' },
  { region: 'Kalimantan', regular: 42_000, express: 65_000, days: '5–8' },
  { region: 'Sulawesi, Papua, NTT', regular: 50_000, express: 75_000, days: '6–10' },
];
export const ratesNotes = [
  'Paket di atas 2 kg dikenai biaya tambahan. Jumlahnya kami sebutkan sebelum Anda membayar.',
  'Bubble wrap Rp\u00a05.000 per paket.',
  'Wilayah lain, termasuk Maluku: tanyakan lewat chat.',
];

export const freeShippingTitle = 'Gratis ongkir';
export const freeShippingFrom = 'mulai belanja';
export const freeShippingMinimums = [
  { region: 'Jabodetabek', amount: 500_000 },
  { region: 'Seluruh Indonesia', amount: 1_000_000 },
];

export const stepsTitle = 'Empat langkah';
export const steps = [
  { title: 'Diperiksa', text: 'Warna, potongan, dan jumlah dicocokkan dengan pesanan Anda.' },
  { title: 'Dikemas', text: 'Datar atau dalam tabung, dengan bubble wrap kalau Anda minta.' },
  { title: 'Dijemput kurir', text: 'Nomor resi kami kirim lewat chat pada hari yang sama.' },
  { title: 'Sampai', text: 'Buka dan periksa. Ada yang keliru? Kabari kami dalam 2x24 jam.' },
];

export const termsTitle = 'Ketentuan';
export const terms = [
  { figure: '2x24 jam', text: 'Batas menyampaikan keluhan sejak paket diterima, disertai foto.' },
  { figure: '30 hari', text: 'Masa berlaku tautan unduhan file digital.' },
  { figure: '1 tahun', text: 'Lama kami menyimpan cadangan file Anda.' },
];

export const promptTitle = 'Mau dikirim ke mana?';
export const prompt =
  'Sebutkan kotanya dan pesanan Anda. Kami hitungkan ongkos kirimnya sebelum Anda membayar.';
