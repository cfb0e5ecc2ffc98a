export const measure = 'Cara menghitung';
export const measures = [
  { value: 'count', label: 'Jumlah barang' },
  { value: 'length', label: 'Panjang (cm)' },
  { value: 'area', label: 'Luas (cm × cm)' },
];
export const measureQuestion = 'Dihitung bagaimana?';
export const measureAnswers = { area: 'Lebar × tinggi (m²)', length: 'Panjang saja (meter lari)' } as const;
export const priceFor = 'Harga berlaku untuk';
export const pricesFor = (one: string) => [
  { value: 'unit', label: `Satu ${one || 'satuan'}, mulai jumlah itu` },
  { value: 'quantity', label: 'Tepat jumlah itu (paket)' },
];
export const extraBases = [
  { value: 'unit', label: 'Setiap satuan' },
  { value: 'order', label: 'Sekali per pesanan' },
  { value: 'each', label: 'Per buah, pengunjung menyebut jumlahnya' },
];
