import {
  DELIVERY_POINTS,
  FIGURE_FIELDS,
  FREE_SHIPPING_FIELDS,
  SHIPPING_FIELDS,
  SURCHARGE_FIELDS,
  ZONE_FIELDS,
} from '@etalase/backend/rules/content-fields';
export const origin = SHIPPING_FIELDS.origin.label;

export const zones = SHIPPING_FIELDS.zones.label;
export const zoneRows = {
  row: (n: number) => `wilayah ${n}`,
  newRow: 'Wilayah baru',
  add: 'Tambah wilayah',
  none: 'Belum ada wilayah. Tabel tarif tidak tampil.',
};
export const region = ZONE_FIELDS.region.label;
export const regular = ZONE_FIELDS.regular.label;
export const express = ZONE_FIELDS.express.label;
export const days = ZONE_FIELDS.days.label;
export const daysHint = 'Misalnya 2–3. Kata "hari" ditambahkan sendiri.';
export const feeHint = 'Kosongkan kalau tidak ada.';
export const sameRates = 'Samakan tarif semua wilayah';
export const sameRatesHint = (region: string) => `Tarif ${region} dipakai untuk semua wilayah.`;
export const zoneWithoutFee = 'Isi tarif reguler, ekspres, atau keduanya';
export const amountError = 'Tulis rupiahnya dengan angka, misalnya 25.000, paling banyak 100.000.000';

export const surcharge = SHIPPING_FIELDS.surcharge.label;
export const hasSurcharge = 'Paket berat kena biaya tambahan';
export const aboveKg = SURCHARGE_FIELDS.aboveKg.label;
export const aboveKgError = 'Isi angka bulat dari 1 sampai 100';

export const freeShipping = SHIPPING_FIELDS.freeShipping.label;
export const freeShippingRows = {
  row: (n: number) => `gratis ongkir ${n}`,
  newRow: 'Gratis ongkir baru',
  add: 'Tambah gratis ongkir',
  none: 'Tidak ada gratis ongkir. Bagiannya tidak tampil.',
};
export const minimum = FREE_SHIPPING_FIELDS.minimum.label;

export const delivery = SHIPPING_FIELDS.delivery.label;
export const deliveryRows = {
  row: (n: number) => `cara kirim ${n}`,
  newRow: 'Cara kirim baru',
  add: 'Tambah cara kirim',
  none: 'Belum ada cara kirim. Bagiannya tidak tampil.',
};
export const points = DELIVERY_POINTS.label;
export const pointsHint = 'Satu butir per baris.';
export const pointsError = (most: number, length: number) =>
  `Paling banyak ${most} butir, masing-masing paling panjang ${length} karakter`;

export const steps = SHIPPING_FIELDS.steps.label;
export const stepRows = {
  row: (n: number) => `langkah ${n}`,
  newRow: 'Langkah baru',
  add: 'Tambah langkah',
  none: 'Belum ada langkah. Bagiannya tidak tampil.',
};

export const terms = SHIPPING_FIELDS.terms.label;
export const termRows = {
  row: (n: number) => `ketentuan ${n}`,
  newRow: 'Ketentuan baru',
  add: 'Tambah ketentuan',
  none: 'Belum ada ketentuan. Bagiannya tidak tampil.',
};
export const figure = FIGURE_FIELDS.figure.label;

export const notes = SHIPPING_FIELDS.notes.label;
export const noteRows = {
  row: (n: number) => `catatan ${n}`,
  newRow: 'Catatan baru',
  add: 'Tambah catatan',
  none: 'Belum ada catatan.',
};
export const note = 'Catatan';
