import { cutAfterWord } from '../format/shorten';

/**
 * The introduction, cut to about 200 characters for search results and link previews. The text is cut after a word, and
 * without the punctuation mark that follows the word.
 */
export function description(introText: string): string {
  if (introText.length <= 200) return introText;
  return `${cutAfterWord(introText, 199).replace(/[\s,.;:]+$/u, '')} …`;
}

export const seeDesign = 'Lihat layanan desain';
export const seePrinting = 'Lihat layanan percetakan';

export const promptTitle = 'Siap mewujudkan ide Anda?';
export const prompt = 'Ceritakan usaha Anda. Kami balas dengan rincian harga dan tanggal selesainya.';
export const chatGreeting = (company: string) =>
  `Halo ${company}, saya ingin tahu lebih banyak tentang Anda.`;

/** Shown when the server's texts cannot be loaded. */
export { DEFAULT_ABOUT_CONTENT as fallback } from '@etalase/backend/rules/about-content';
