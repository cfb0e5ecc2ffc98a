import { numeral } from './numerals';

export const title = 'Info Pengiriman';
export const lead = 'Dari percetakan kami sampai ke depan pintu Anda, di seluruh Indonesia.';
export const chatGreeting = (company: string) => `Halo ${company}, saya ingin bertanya soal pengiriman.`;

/**
 * The page's description for search engines.
 * @param free the amount and the region of free shipping (see `amountIn`), if there is one.
 * @param method the first way of delivery, if there is one.
 */
export function description(free: string | undefined, method: string | undefined): string {
  const parts = [
    'Tarif kirim per wilayah',
    ...(free ? [`gratis ongkir mulai ${free}`] : []),
    ...(method ? [`cara ${lowerFirst(method)} sampai ke tangan Anda`] : []),
  ];
  return `${listed(parts)}.`;
}
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' dan ');
  return `${parts.slice(0, -1).join(', ')}, dan ${parts.at(-1) ?? ''}`;
}
export const amountIn = (amount: string, region: string) => `${amount} di ${region}`;

export const parcelLabel = {
  from: 'Dari',
  to: 'Untuk',
  toYou: 'Anda, di mana pun di Indonesia',
  contents: 'Isi',
  contentsList: 'Cetakan yang sudah diperiksa',
  handling: 'Jangan dilipat',
};

export const deliveryTitle = (count: number) => `${numeral(count)} cara pengiriman`;

export const ratesTitle = 'Tarif per wilayah';
export const ratesIntro = (origin: string, maxKg: number | undefined) =>
  `Untuk satu paket${maxKg === undefined ? '' : ` sampai ${maxKg} kg`}, dihitung dari ${origin}.`;
export const ratesHead = {
  region: 'Wilayah',
  regular: 'Reguler',
  express: 'Ekspres',
  days: 'Perkiraan tiba',
};
export const inDays = (days: string) => `${days} hari`;
export const noRate = 'tidak tersedia';
/** @param text the owner's sentence about the fee. */
export const surcharge = (aboveKg: number, text: string) =>
  `Paket di atas ${aboveKg} kg dikenai biaya tambahan. ${text}`;

export const freeShippingTitle = 'Gratis ongkir';
export const freeShippingFrom = 'mulai belanja';

export const stepsTitle = (count: number) => `${numeral(count)} langkah`;
export const termsTitle = 'Ketentuan';

export const promptTitle = 'Mau dikirim ke mana?';
export const prompt =
  'Sebutkan kotanya dan pesanan Anda. Kami hitungkan ongkos kirimnya sebelum Anda membayar.';
