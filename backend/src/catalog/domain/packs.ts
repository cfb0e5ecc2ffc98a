/** How many pieces the words for lots mean. */
export const LOTS: Readonly<Record<string, number>> = { lusin: 12, lsn: 12, kodi: 20, gros: 144, rim: 500 };

interface Pack {
  readonly pieces: number;
  /** Null if the unit does not name it. */
  readonly piece: string | null;
  /** What holds the pieces, such as 'kotak'; empty for a unit that begins with a number. */
  readonly unit: string;
  /** Whether the unit begins with a number, so that visitors count pieces. */
  readonly isCounted: boolean;
}

const MAX_PACK = 1_000_000;
const NUMBER = String.raw`(?<pieces>\d{1,3}(?:\.\d{3})+|\d+)`;
const COUNTED = new RegExp(String.raw`^${NUMBER}(?:\s+(?![x×]\s*\d)|(?=\p{L}{2}))(?<piece>\D.*)$`, 'u');
const FILLED = new RegExp(
  String.raw`^(?<unit>.*\S)\s+\(?isi\s*${NUMBER}(?:\s*(?<piece>[^\d\s.,)][^)]*))?\)?$`,
  'iu',
);

/** Reads '500 gelas', 'kotak isi 100' and 'kotak isi 100 lembar'. */
export function writtenPack(unit: string): Pack | undefined {
  const typed = unit.trim();
  const counted = COUNTED.exec(typed);
  const { pieces: digits = '', piece, unit: holder = '' } = (counted ?? FILLED.exec(typed))?.groups ?? {};
  const pieces = Number(digits.replaceAll('.', ''));
  if (pieces < 1 || pieces > MAX_PACK) return undefined;
  return { pieces, piece: piece?.trim() || null, unit: holder, isCounted: counted !== null };
}

/** Reads a unit of several pieces, which may also be 'rim' or another lot. */
export function packOf(unit: string | null): Pack | undefined {
  if (unit === null) return undefined;
  const lot = unit.trim().toLowerCase();
  if (!Object.hasOwn(LOTS, lot)) return writtenPack(unit);
  return {
    pieces: LOTS[lot] ?? 1,
    piece: lot === 'rim' ? 'lembar' : null,
    unit: unit.trim(),
    isCounted: false,
  };
}
