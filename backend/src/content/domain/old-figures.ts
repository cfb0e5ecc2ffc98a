import { formatRupiah } from '../../platform/domain/rupiah.js';
import type { ContentPart } from './content-part.js';
import { valueAt } from './sample-texts.js';

/** A part, and what it contains. */
export type Content = readonly [
  part: Pick<ContentPart<object>, 'key' | 'defaults' | 'promises'>,
  value: object,
];

export interface OldFigure {
  readonly figure: string;
  readonly part: string;
}

/** Finds figures of the sample shop that texts still mention, although the owner's facts no longer contain them. */
export function oldFigures(contents: readonly Content[]): OldFigure[] {
  const current = figuresOf(contents);
  const samples = figuresOf(contents.map(([part]) => [part, part.defaults]));
  const old = [...samples].filter((figure) => !current.has(figure));
  return contents.flatMap((content) => {
    const prose = promisesIn(content).filter(([path]) => !FACT.test(path) && !path.startsWith('zones.'));
    const text = prose.map(([, written]) => written).join('\n');
    return old.filter((figure) => isIn(text, figure)).map((figure) => ({ figure, part: content[0].key }));
  });
}

/** The paths of the facts that other texts may repeat. */
const FACT = /^origin$|^freeShipping\.|\.(?:figure|fact)$/u;
// An amount, a percentage, or a number with its unit, in a text as `promisesIn` returns it.
const FIGURE = /rp [\d.]*\d|\d+%|\d+(?:[–x]\d+)? [a-z]+/gu;

/** Returns the figures in the facts. A fact without a number, such as 'Tanpa batas', counts as one figure. */
export function figuresOf(contents: readonly Content[]): Set<string> {
  const facts = contents.flatMap(promisesIn).filter(([path]) => FACT.test(path));
  return new Set(facts.flatMap(([, fact]) => (/\d/u.test(fact) ? (fact.match(FIGURE) ?? []) : [fact])));
}

/** Returns the path and the text of each promise, in lower case, and amounts as visitors see them. */
const promisesIn = ([{ promises }, value]: Content) =>
  promises.flatMap((path) => textsIn(path, valueAt(value, path)));

function textsIn(path: string, value: unknown): (readonly [path: string, text: string])[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => textsIn(`${path}.${key}`, field));
  const text = typeof value === 'number' ? formatRupiah(value) : value;
  return typeof text === 'string' ? [[path, text.replaceAll('\u00a0', ' ').toLowerCase()]] : [];
}

/** Whether the figure occurs in the text, and not only within a longer number or word. */
export function isIn(text: string, figure: string): boolean {
  const [first = '', ...rest] = text.split(figure);
  return rest.some((after, index) => {
    const before = rest[index - 1] ?? first;
    return !/[\p{L}\d–]$/u.test(before) && !/^(?:[\p{L}\d–]|[.,]\d)/u.test(after);
  });
}
