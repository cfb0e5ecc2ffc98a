import { MAX_PIECES, MAX_SIZE, type Pricing } from '@etalase/backend/rules/pricing';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import * as text from '../../text/calculator';
import { readSizes, type SizeUnit } from './sizes';

/** The fields of the calculator by name, with what the visitor answered: `satuan` and `maksud`. */
export type Entered = Readonly<Record<string, string>>;

/** What the calculator says instead of a sum. */
export interface Reply {
  readonly lines: readonly string[];
  /** The field that the line is about. */
  readonly field?: string;
  /** Answers to the question of the line, by what they enter. */
  readonly choices?: readonly { readonly label: string; readonly values: Entered }[];
}

export interface OrderForm {
  readonly count: number;
  /** In centimetres. */
  readonly sides: readonly number[];
  readonly pieces: number;
  readonly extras: readonly number[];
}

const MAX_COUNT = 1_000_000;

/** Reads '1.000' and '1000', but not '1.5'. */
const readWhole = (typed: string): number =>
  /^(?:\d{1,15}|\d{1,3}(?:[.\s]\d{3}){1,4})$/u.test(typed) ? Number(typed.replace(/\D/gu, '')) : Number.NaN;

/**
 * Reads the form of the calculator; undefined while a field that it needs is empty.
 * @param least the smallest quantity
 * @param isLeft whether the visitor has left the fields of the size, and does not type '300' any more
 */
export function readForm(
  { measure, extras }: Pick<Pricing, 'measure' | 'extras'>,
  entered: Entered,
  { least, isLeft }: { readonly least: number; readonly isLeft: boolean },
): OrderForm | Reply | undefined {
  const typed = (field: string): string => entered[field]?.trim() ?? '';
  const sides = {
    count: [],
    length: [['lebar', text.length, '300']],
    area: [
      ['lebar', text.width, '300'],
      ['tinggi', text.height, '100'],
    ],
  }[measure] as [string, string, string][];
  for (const [field, label, example] of sides)
    if (typed(field) && 'wrong' in readSizes([typed(field)]))
      return { field, lines: [text.notANumber(label, example)] };

  const wholes: [string, string, number, max: number][] = [
    measure === 'count'
      ? ['banyaknya', text.quantity, least, MAX_COUNT]
      : ['lembar', text.pieces, 1, MAX_PIECES],
    ...extras.map(({ name }, i): [string, string, number, number] => [`finishing${i}`, name, 8, MAX_COUNT]),
  ];
  for (const [field, label, example, max] of wholes) {
    if (!typed(field)) continue;
    const value = readWhole(typed(field));
    if (Number.isNaN(value) || (field === 'lembar' && value === 0))
      return { field, lines: [text.notWhole(label, groupDigits(example))] };
    if (value > max) return { field, lines: [text.tooMany(label, groupDigits(max))] };
  }

  const needed = measure === 'count' ? ['banyaknya'] : sides.map(([field]) => field);
  if (!needed.every(typed)) return undefined;
  const held = typed('satuan').split(',').filter(Boolean) as SizeUnit[];
  const sizes = readSizes(
    sides.map(([field]) => typed(field)),
    held,
  );
  if ('meant' in sizes) {
    const choices = sizes.meant.map(({ words, units }) => ({
      label: words,
      values: { satuan: units.join() },
    }));
    return isLeft ? { lines: [text.whichSizeUnit], choices } : { lines: [text.leaveSizes] };
  }
  const cm = 'cm' in sizes ? sizes.cm : [];
  const [field, label] = sides[cm.findIndex((side) => side > MAX_SIZE)] ?? [];
  if (field && label) return { field, lines: [text.tooLarge(label)] };
  return {
    count: readWhole(typed('banyaknya')),
    sides: cm,
    pieces: readWhole(typed('lembar')) || 1,
    extras: extras.map((_, i) => readWhole(typed(`finishing${i}`)) || 0),
  };
}
