import { folded } from '../../platform/domain/text.js';
import { LOTS, packOf, writtenPack } from './packs.js';
import type { Measure } from './pricing.js';

export { LOTS, packOf };

const SQUARE_METRE = 'm²';

/** The words for each unit, without case. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  kotak: ['ktk', 'box', 'boks'],
  dus: ['dos', 'karton', 'ctn'],
  pak: ['pack', 'pk'],
  pcs: ['pc', 'buah', 'bh', 'biji'],
  lembar: ['lbr', 'lmbr', 'lb', 'helai'],
  eksemplar: ['eks', 'exp'],
  buku: ['bk'],
  lusin: ['lsn'],
  kodi: [],
  gros: [],
  rim: [],
  set: [],
  roll: ['rol'],
  jam: [],
  'meter lari': ['m lari', 'mtr lari', 'm1'],
  [SQUARE_METRE]: ['m2', 'meter persegi', 'mtr persegi', 'm persegi'],
};
const LENGTH = 'meter lari';
/** Metres that may be of a length or of an area. */
const METRES = ['m', 'mtr', 'meter'];

const STANDARD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => [unit, ...words].map((word) => [keyOf(word), unit])),
);

/** All words of known units. */
export const UNIT_WORDS: readonly string[] = [
  ...Object.entries(WORDS).flatMap(([unit, words]) => [unit, ...words]),
  ...METRES,
];

/** Without case, dots at the end and repeated spaces; 'm²' is 'm2'. */
function keyOf(word: string): string {
  return folded(word).replace(/\s?\.+$/u, '');
}

/** Returns the unit that a word means, such as 'kotak' for 'Box' and '500 lembar' for '500 lbr'; an own word as typed. */
export function standardUnit(typed: string): string {
  const pack = writtenPack(typed);
  if (!pack) return STANDARD.get(keyOf(typed)) ?? typed.trim();
  const piece = pack.piece === null ? '' : ` ${standardUnit(pack.piece)}`;
  return pack.isCounted ? `${pack.pieces}${piece}` : `${standardUnit(pack.unit)} isi ${pack.pieces}${piece}`;
}

export const isSameUnit = (one: string, other: string): boolean =>
  keyOf(standardUnit(one)) === keyOf(standardUnit(other));

/** What is saved for a typed unit: 'm²' for 'm2', any other unit as typed. */
export const savedUnit = (typed: string): string =>
  keyOf(typed) === keyOf(SQUARE_METRE) ? SQUARE_METRE : typed.trim();

/** How a unit is measured; 'ask' for metres of a length or an area, undefined for an own word. */
export function measureOf(unit: string): Measure | 'ask' | undefined {
  if (METRES.includes(keyOf(unit))) return 'ask';
  if (packOf(unit)) return 'count';
  const standard = standardUnit(unit);
  if (!Object.hasOwn(WORDS, standard)) return undefined;
  return standard === SQUARE_METRE ? 'area' : standard === LENGTH ? 'length' : 'count';
}
