import { type FoundProduct, readLabel } from '../catalog/card-product';

const SIDE = String.raw`\d{1,5}(?:[.,]\d{1,2})?\s*(?:cm|mtr|meter|m)?`;
const SIZE = new RegExp(
  String.raw`(?<![\d.,x×]\s*)(${SIDE})\s*[x×]\s*(${SIDE})(?![\p{L}\d]|\s*(?:[x×.,]\s*\d|mm))`,
  'iu',
);
const NUMBER = /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{3})+|\d{1,7})(?![\d.,]*\d)(\s*)(\p{L}*)/giu;
// The table of units.ts would add 0.5 kB and a file to the first route.
const STANDARD: Readonly<Record<string, string>> = {
  ...{
    lbr: 'lembar',
    pc: 'pcs',
    buah: 'pcs',
    bh: 'pcs',
    biji: 'pcs',
    box: 'kotak',
    boks: 'kotak',
    ktk: 'kotak',
  },
  ...{ pack: 'pak', dos: 'dus', eks: 'eksemplar', lsn: 'lusin', rol: 'roll' },
};
const OTHER_UNIT =
  /^(?:lembar|pcs|kotak|dus|pak|eksemplar|buku|lusin|kodi|gros|rim|set|roll|jam|mm|cm|mtr|meter|m|gsm|gram|gr|g|kg|ply|sisi|muka|rangkap|halaman|warna|ml|liter|l|oz|inch|inci|hari|tahun|rb|ribu|jt|juta|x)$/u;

const isYear = (number: number): boolean => number >= 1900 && number <= 2100;
const standard = (word: string): string => STANDARD[word] ?? word;

/**
 * The size or quantity of a search that a product can be calculated for, as typed: '3x1' for an area, or '500' of the
 * product's unit. Its page knows more, and leaves out what the product does not sell.
 */
export function askedAmount(query: string, { per }: Pick<FoundProduct, 'per'>): string | undefined {
  const unit = readLabel(per)?.unit?.toLowerCase();
  if (!unit) return undefined;
  if (/^(?:m|mtr|meter)(?!\p{L})/u.test(unit)) {
    const [, width, height] = SIZE.exec(query) ?? [];
    return width && height && `${width}x${height}`.replace(/\s/gu, '').toLowerCase();
  }
  const units = unit.split(/[^\p{L}]+/u).map(standard);
  const [number, ...others] = [
    ...query.replace(/[\d.,]+\s*[x×][\s\d.,x×]*/giu, 'x ').matchAll(NUMBER),
  ].flatMap(([, digits = '', gap, word = '']) => {
    const after = standard(word.toLowerCase());
    if (units.includes(after)) return [digits];
    const isOther = word !== '' && (gap === '' || OTHER_UNIT.test(after));
    return isOther || isYear(Number(digits)) ? [] : [digits];
  });
  return others.length > 0 ? undefined : number;
}
