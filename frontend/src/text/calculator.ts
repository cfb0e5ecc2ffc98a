export const title = 'Hitung harga';
export { VARIANT as variant } from '@etalase/backend/rules/price-table';
export const quantity = 'Banyaknya';
export const size = 'Lebar × tinggi';
export const width = 'Lebar (cm)';
export const height = 'Tinggi (cm)';
export const length = 'Panjang (cm)';
export const pieces = 'Lembar';
export const ask = 'Tanyakan hitungan ini';
export const copy = 'Salin';
export const copied = 'Tersalin';
/** Shown before the sum, when the browser cannot copy it. */
export const copyYourself = 'Salin hitungan ini:';
export const notWhole = 'Isi dengan angka bulat.';
export const notSold = (quantities: string) => `Hanya dijual ${quantities}`;
export const outOfRange = 'Ukuran 1–10.000 cm, paling banyak 10.000 lembar.';
export const belowMinimum = (minimum: string) => `Minimal ${minimum}`;
export const charged = (quantity: string) => `dihitung ${quantity}`;
export const total = (amount: string) => `Total ${amount}`;
export const more = (missing: string, price: string) => `Tambah ${missing}: ${price}`;
export const cheaper = (quantity: string, amount: string) =>
  `Dengan ${quantity} justru lebih murah: ${amount}`;
export const message = (lines: readonly string[]) =>
  ['Halo, saya ingin menanyakan hitungan ini:', ...lines].join('\n');
