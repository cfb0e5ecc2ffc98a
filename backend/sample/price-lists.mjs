const tiers = (...rows) => rows.map(([from, price]) => ({ from, price }));
const variant = (name, note, ...rows) => ({ name, ...(note && { note }), tiers: tiers(...rows) });
const only = (...rows) => [variant(null, '', ...rows)];
const extra = (name, price, per) => ({ name, price, per });
const list = (unit, variants, more = {}) => ({
  unit,
  measure: 'count',
  priceFor: 'unit',
  variants,
  extras: [],
  leadTime: null,
  onRequest: false,
  ...more,
});

/** The price lists of the sample products, by name. The lowest price of a list is the price of the product. */
export const priceLists = {
  'Kartu Nama Premium 310 gsm': list(
    'kotak isi 100 lembar',
    [variant('Doff atau glossy', 'Dua sisi', [1, 85000]), variant('Spot UV', 'Dua sisi, doff', [1, 145000])],
    {
      extras: [extra('Sudut bulat', 7500, 'unit')],
      leadTime: '2 hari kerja setelah desain disetujui',
    },
  ),
  'Brosur Lipat Tiga A4': list('lembar', only([100, 275000], [250, 525000], [500, 850000], [1000, 1450000]), {
    priceFor: 'quantity',
    extras: [extra('Laminasi satu sisi', 750, 'unit')],
    leadTime: '2–3 hari kerja setelah desain disetujui',
  }),
  'Stiker Label Vinyl A3': list('lembar', only([10, 40000], [50, 37500], [100, 35000]), {
    extras: [extra('Laminasi', 5000, 'unit')],
    leadTime: '1–2 hari kerja',
  }),
  'Spanduk Flexi per Meter': list(
    'm²',
    [
      variant('Flexi 280 gsm', 'Luar ruang', [1, 30000]),
      variant('Flexi 340 gsm', 'Luar ruang, lebih tebal', [1, 45000], [10, 40000]),
      variant('Albatros', 'Dalam ruang, laminasi doff', [1, 65000], [10, 60000]),
    ],
    {
      measure: 'area',
      extras: [extra('Mata ayam tambahan', 1000, 'each'), extra('Lipatan tepi', 0, 'order')],
      leadTime: 'Bisa ditunggu sampai 5 m²',
    },
  ),
  'X-Banner 60 × 160 cm': list('pcs', only([1, 110000], [5, 95000]), {
    leadTime: 'Bisa ditunggu bila file siap sebelum pukul 12.00 WIB',
  }),
  'Undangan Cetak Hardcover': list('100 lembar', only([1, 950000], [3, 850000]), {
    extras: [extra('Label nama tamu', 0, 'order'), extra('Plastik dan pita', 60000, 'unit')],
    leadTime: '7 hari kerja setelah contoh disetujui',
  }),
  'Notebook Custom A5': list(
    'buku',
    [
      variant('Jilid spiral', '', [1, 75000], [25, 68000], [50, 62000]),
      variant('Jilid jahit', 'Dengan karet pengikat', [1, 85000], [25, 78000], [50, 72000]),
    ],
    { extras: [extra('Nama berbeda tiap buku', 0, 'order')], leadTime: '5–7 hari kerja' },
  ),
  'Pin Peniti 44 mm': list('pcs', only([10, 7500], [50, 6500], [100, 6000])),
  'Gantungan Kunci Akrilik': list('pcs', only([10, 12500], [50, 11000], [100, 9500])),
  'Paper Cup Cetak 8 oz': list('500 gelas', only([1, 720000], [4, 650000]), { leadTime: '10 hari kerja' }),
  'Stempel Otomatis': list(
    'pcs',
    [variant('Sampai 6 × 4 cm', '', [1, 85000]), variant('Bulat 4 cm', '', [1, 85000])],
    { leadTime: 'Jadi di hari yang sama' },
  ),
  'Kelola Media Sosial 30 Hari': list('bulan', [
    variant('Basic', '16 unggahan', [1, 1500000]),
    variant('Premium', '24 unggahan dan 4 reels', [1, 2400000]),
    variant('Enterprise', '40 unggahan, 8 reels, dan pengelolaan iklan', [1, 3900000]),
  ]),
  'Nota & Faktur NCR': list(
    '10 buku',
    [variant('Dua rangkap', '', [1, 220000]), variant('Tiga rangkap', '', [1, 290000])],
    { extras: [extra('Warna cetak kedua', 30000, 'unit')], leadTime: '3–4 hari kerja' },
  ),
  'Hang Tag Produk': list('label', only([100, 120000], [250, 260000], [500, 475000], [1000, 850000]), {
    priceFor: 'quantity',
    leadTime: '3 hari kerja setelah desain disetujui',
  }),
};
