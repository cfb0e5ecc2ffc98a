export const title = 'Hitung harga';
export { VARIANT as variant } from '@etalase/backend/rules/price-table';
export const quantity = 'Banyaknya';
export const howMany = (unit: string) => `Berapa ${unit}?`;
export const inMultiples = (piece: string, pieces: string) =>
  `${quantity} (${piece && `${piece}, `}kelipatan ${pieces})`;
/** What is in a pack whose unit does not name its pieces. */
export const content = 'isi';
export const size = 'Lebar × tinggi';
export const width = 'Lebar';
export const height = 'Tinggi';
export const length = 'Panjang';
export const pieces = 'Lembar';
export const inUnit = (field: string, unit: string) => `${field} (${unit})`;
export const changeTo = (unit: string) => `Ubah ke ${unit}`;
export const metres = 'meter';
export const order = 'Pesan dengan hitungan ini';
export const copy = 'Salin';
export const copied = 'Tersalin';
/** Shown before the sum, when the browser cannot copy it. */
export const copyYourself = 'Salin hitungan ini:';
export const notANumber = (field: string, example: string) =>
  `${field}: isi dengan angka, misalnya ${example}.`;
export const notWhole = (field: string, example: string) =>
  `${field}: isi dengan angka bulat, misalnya ${example}.`;
export const tooMany = (field: string, max: string) => `${field}: paling banyak ${max}.`;
export const tooLarge = (field: string) => `${field}: paling besar 10.000 cm (100 m).`;
export const whichSizeUnit = 'Ukurannya dalam apa?';
export const leaveSizes = 'Sudah selesai? Ketuk di luar kotak.';
export const whichMeant = (one: string, other: string) => `Maksudnya ${one} atau ${other}?`;
export const soldPer = (pack: string) => `Dijual per ${pack}.`;
export const belowMinimum = (minimum: string) => `Minimal ${minimum}`;
export const charged = (quantity: string) => `dihitung ${quantity}`;
export const total = (amount: string) => `Total ${amount}`;
export const more = (missing: string, price: string) => `Tambah ${missing}: semua jadi ${price}`;
export const withQuantity = (quantity: string, amount: string) => `Dengan ${quantity}: ${amount}`;
export const cheaper = (quantity: string, amount: string) =>
  `Dengan ${quantity} justru lebih murah: ${amount}`;
export const leadTime = (words: string) => `Waktu pengerjaan: ${words}`;
export const postage = (fee: string, region: string, upToKg: number | null) =>
  `Belum termasuk ongkir: mulai ${fee} (${region}${upToKg === null ? '' : `, sampai ${upToKg}\u00a0kg`})`;
export const freeShipping = (region: string) => `Gratis ongkir ${region}`;
export { pickup } from './ordering';
export const orPickup = (cost: string) => `${cost} atau ambil di toko`;
export const message = (lines: readonly string[], url: string, format: string | null | undefined) =>
  ['Halo, saya ingin menanyakan hitungan ini:', ...lines, url, ...(format ? ['', format] : [])].join('\n');
