export type SizeUnit = 'cm' | 'm';

export type Sizes =
  /** The position of the first entry that is no size. */
  | { readonly wrong: number }
  | { readonly cm: readonly number[] }
  /** What the entries may mean, if their numbers do not say it. */
  | { readonly meant: readonly { readonly words: string; readonly units: readonly SizeUnit[] }[] };

interface Entry {
  readonly value: number;
  readonly words: string;
  readonly hasDecimals: boolean;
  readonly unit: SizeUnit | undefined;
}

/** '300', '1.000', '1,5', '3m', '300 cm'. Three digits after a dot are thousands. */
const SIZE =
  /^(?<whole>\d{1,3}(?:[.\s]\d{3})+|\d{1,9})(?:[.,](?<decimals>\d{1,2}))?\s*(?<unit>cm|m|mtr|meter)?$/iu;

/** Bare numbers below it may be metres, beside others of at least `SURELY_CM`. */
const MAYBE_METRES = 20;
const SURELY_CM = 50;
const MAX_METRES = 100;

function read(entered: string, held: SizeUnit | undefined): Entry | undefined {
  const { whole = '', decimals = '', unit } = SIZE.exec(entered.trim())?.groups ?? {};
  const value = Number(`${whole.replace(/\D/gu, '')}.${decimals}0`);
  if (!(value > 0)) return undefined;
  return {
    value,
    words: String(value).replace('.', ','),
    hasDecimals: !Number.isInteger(value),
    unit: unit ? (unit.toLowerCase() === 'cm' ? 'cm' : 'm') : held,
  };
}

/** Whether a size without a unit may be metres, alone or beside another size. */
const isUnclear = ({ value, unit, hasDecimals }: Entry, other: Entry | undefined): boolean =>
  !unit &&
  (hasDecimals ||
    (value < MAYBE_METRES &&
      (!other ||
        other.unit === 'm' ||
        other.value >= SURELY_CM ||
        (!other.unit && other.value < MAYBE_METRES))));

/**
 * Reads the sides that a visitor typed, in centimetres.
 * @param held the units of bare numbers, if the visitor has chosen them
 */
export function readSizes(typed: readonly string[], held: readonly SizeUnit[] = []): Sizes {
  const entries = typed.map((entered, i) => read(entered, held[i]));
  if (!entries.every((entry) => entry !== undefined)) return { wrong: entries.indexOf(undefined) };
  const isMixed =
    entries.some(({ value }) => value >= SURELY_CM) && entries.some(({ value }) => value < MAYBE_METRES);
  const unitsIf = (small: SizeUnit) =>
    entries.map(({ unit, value }) => unit ?? (isMixed && value >= MAYBE_METRES ? 'cm' : small));
  const meant = (['m', 'cm'] as const).map(unitsIf);
  const isPossible = entries.every(({ value }, i) => meant[0]?.[i] === 'cm' || value <= MAX_METRES);
  if (isPossible && entries.some((entry, i) => isUnclear(entry, entries[1 - i])))
    return { meant: meant.map((units) => ({ words: wordsOf(entries, units), units })) };
  return {
    cm: entries.map(({ value, unit }) => (unit === 'm' ? Math.round(value * 100) : Math.ceil(value))),
  };
}

const wordsOf = (entries: readonly Entry[], units: readonly SizeUnit[]): string =>
  units.every((unit) => unit === units[0])
    ? `${entries.map(({ words }) => words).join(' × ')} ${units[0] === 'm' ? 'meter' : 'cm'}`
    : entries.map(({ words }, i) => `${words} ${units[i]}`).join(' × ');
