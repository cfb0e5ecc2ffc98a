/** The Indonesian names of the content parts that have separate forms. */
export const parts = {
  identity: 'Identitas toko',
  shipping: 'Info Pengiriman',
  services: 'Halaman layanan',
  facts: 'Fakta toko',
  display: 'Tampilan toko',
  campaigns: 'Pita kampanye',
  search: 'Kata yang artinya sama',
  confirmations: 'Konfirmasi teks contoh',
  'confirmed-texts': 'Konfirmasi teks contoh',
} as const;

/** The names of all parts of the content: the parts above, and two parts with forms elsewhere. */
export const allParts: Readonly<Record<string, string>> = {
  'site-content': 'Konten dan media sosial',
  'about-content': 'Halaman Tentang Kami',
  ...parts,
};

export const serviceNames = {
  design: 'desain',
  printing: 'percetakan',
  branding: 'branding',
  'digital-marketing': 'digital marketing',
} as const;

export const serviceFields = {
  headerLabel: 'Nama layanan',
  visible: 'Tampilkan halaman',
  title: 'Judul halaman',
  lead: 'Kalimat pembuka',
  introTitle: 'Judul pengantar',
  intro: 'Pengantar',
  blocks: 'Angka penting',
  listTitle: 'Judul daftar',
  prompt: 'Ajakan',
} as const;

const servicePageFields = Object.entries(serviceNames).flatMap(([service, name]) =>
  Object.entries(serviceFields).map(
    ([field, label]) => [`${service}.${field}`, `${label} (${name})`] as const,
  ),
);

export const partFields: Readonly<Record<keyof typeof parts, Readonly<Record<string, string>>>> = {
  identity: {
    logo: 'Logo',
    logoDark: 'Logo untuk latar gelap',
    heroImage: 'Gambar beranda',
    accent: 'Warna aksen',
    description: 'Deskripsi toko',
  },
  shipping: {
    origin: 'Kota asal',
    zones: 'Tarif per wilayah',
    surcharge: 'Biaya tambahan',
    'surcharge.aboveKg': 'Batas berat (kg)',
    'surcharge.text': 'Keterangan biaya tambahan',
    freeShipping: 'Gratis ongkir',
    delivery: 'Cara kirim',
    steps: 'Langkah',
    terms: 'Ketentuan',
    notes: 'Catatan tarif',
  },
  services: {
    ...Object.fromEntries(servicePageFields),
    terms: 'Ketentuan layanan',
    comingSoon: 'Segera hadir',
  },
  facts: { product: 'Fakta produk', hero: 'Angka di beranda' },
  display: { showAdminLink: 'Tautan Admin', showNewsletter: 'Formulir newsletter' },
  campaigns: { campaigns: 'Kampanye' },
  search: { synonyms: 'Kata yang artinya sama', groups: 'Kata yang artinya sama (lebih dari dua)' },
  // The confirmations have one field for each part of the content.
  confirmations: allParts,
  'confirmed-texts': allParts,
};
