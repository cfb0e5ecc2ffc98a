const tiers = (...rows) => rows.map(([from, price]) => ({ from, price }));
const list = (unit, variants, { extras = [], leadTime = null } = {}) => ({
  unit,
  measure: 'count',
  priceFor: 'unit',
  variants,
  extras,
  leadTime,
  onRequest: false,
});
const only = (...rows) => [{ name: null, tiers: tiers(...rows) }];

/** The price lists of the sample products, by name. The lowest price of a list is the price of the product. */
export const priceLists = {
  'Stiker Label Vinyl A3': list('lembar', only([10, 40000], [50, 37500], [100, 35000]), {
    extras: [{ name: 'Laminasi', price: 5000, per: 'unit' }],
  }),
  'Pin Peniti 44 mm': list('pcs', only([10, 7500], [50, 6500], [100, 6000])),
  'Gantungan Kunci Akrilik': list('pcs', only([10, 12500], [50, 11000], [100, 9500])),
  'Stiker Roll 1.000 Label': list('rol', [
    { name: 'Chromo', tiers: tiers([1, 450000], [5, 420000]) },
    { name: 'Vinyl', tiers: tiers([1, 650000], [5, 600000]) },
  ]),
  'Hang Tag Produk': list('100 label', only([1, 140000], [5, 120000])),
  'Nota & Faktur NCR': list('10 buku', [
    { name: 'Dua rangkap', tiers: tiers([1, 220000]) },
    { name: 'Tiga rangkap', tiers: tiers([1, 290000]) },
  ]),
  'Notebook Custom A5': list('buku', [
    { name: 'Jilid spiral', tiers: tiers([1, 75000], [25, 68000], [50, 62000]) },
    { name: 'Jilid jahit', tiers: tiers([1, 85000], [25, 78000], [50, 72000]) },
  ]),
  'Kop Surat & Amplop': list('set', only([1, 310000], [3, 285000])),
  'Undangan Cetak Hardcover': list('100 lembar', only([1, 950000], [3, 850000])),
  'Paper Bag Custom': list('100 tas', [
    { name: 'Kraft 150 gsm', tiers: tiers([1, 690000]) },
    { name: 'Art carton 230 gsm', tiers: tiers([1, 790000]) },
  ]),
  'Kotak Kue & Makanan': list('100 kotak', only([1, 500000], [5, 450000])),
  'Stempel Otomatis': list('pcs', [
    { name: 'Sampai 6 × 4 cm', tiers: tiers([1, 85000]) },
    { name: 'Bulat 4 cm', tiers: tiers([1, 85000]) },
  ]),
  'Paper Cup Cetak 8 oz': list('500 gelas', only([1, 720000], [4, 650000])),
  'X-Banner 60 × 160 cm': list('pcs', only([1, 110000], [5, 95000])),
};
