export const origin = 'Kota asal';

export const zones = 'Tarif per wilayah';
export const zoneRows = {
  row: (n: number) => `wilayah ${n}`,
  newRow: 'Wilayah baru',
  add: 'Tambah wilayah',
  none: 'Belum ada wilayah. Tabel tarif tidak tampil.',
};
export const region = 'Wilayah';
export const regular = 'Tarif reguler';
export const express = 'Tarif ekspres';
export const days = 'Perkiraan hari';
export const daysHint = 'Misalnya 2–3. Kata "hari" ditambahkan sendiri.';
export const feeHint = 'Kosongkan kalau tidak ada.';
export const zoneWithoutFee = 'Isi tarif reguler, ekspres, atau keduanya';
export const amountError = 'Isi rupiah dalam angka, misalnya 25.000, paling banyak 100.000.000';

export const surcharge = 'Biaya tambahan';
export const hasSurcharge = 'Paket berat kena biaya tambahan';
export const aboveKg = 'Di atas berapa kg';
export const aboveKgError = 'Isi angka bulat dari 1 sampai 100';
export const surchargeText = 'Keterangan biaya tambahan';

export const freeShipping = 'Gratis ongkir';
export const freeShippingRows = {
  row: (n: number) => `gratis ongkir ${n}`,
  newRow: 'Gratis ongkir baru',
  add: 'Tambah gratis ongkir',
  none: 'Tidak ada gratis ongkir. Bagiannya tidak tampil.',
};
export const freeRegion = 'Wilayah gratis ongkir';
export const minimum = 'Minimal belanja';

export const delivery = 'Cara kirim';
export const deliveryRows = {
  row: (n: number) => `cara kirim ${n}`,
  newRow: 'Cara kirim baru',
  add: 'Tambah cara kirim',
  none: 'Belum ada cara kirim. Bagiannya tidak tampil.',
};
export const rowTitle = 'Judul';
export const rowText = 'Keterangan';
export const points = 'Butir';
export const pointsHint = 'Satu butir per baris.';
export const pointsError = (most: number, length: number) =>
  `Paling banyak ${most} butir, masing-masing paling panjang ${length} karakter`;

export const steps = 'Langkah';
export const stepRows = {
  row: (n: number) => `langkah ${n}`,
  newRow: 'Langkah baru',
  add: 'Tambah langkah',
  none: 'Belum ada langkah. Bagiannya tidak tampil.',
};

export const terms = 'Ketentuan';
export const termRows = {
  row: (n: number) => `ketentuan ${n}`,
  newRow: 'Ketentuan baru',
  add: 'Tambah ketentuan',
  none: 'Belum ada ketentuan. Bagiannya tidak tampil.',
};
export const figure = 'Angka';
export const figureText = 'Arti angka';

export const notes = 'Catatan tarif';
export const noteRows = {
  row: (n: number) => `catatan ${n}`,
  newRow: 'Catatan baru',
  add: 'Tambah catatan',
  none: 'Belum ada catatan.',
};
export const note = 'Catatan';
