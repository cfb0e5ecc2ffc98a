import type { ContentPart } from './content-part.js';
import { isObject } from './with-defaults.js';

export interface SampleText {
  /** Where the text stands in the part: 'printing.title', or 'zones.2' for a row of a list. */
  readonly path: string;
  /** The path without the row's number, and the text itself. It stays the same when the rows are moved. */
  readonly identity: string;
}

/** Compares the promises of a part with its defaults, field by field and row by row. */
export function sampleTexts<T extends object>(part: ContentPart<T>, value: T): SampleText[] {
  const shown = part.promises.filter((path) => part.isShown?.(value, path) ?? true);
  return shown.flatMap((path) => compare(path, valueAt(part.defaults, path), valueAt(value, path)));
}

function compare(path: string, sample: unknown, value: unknown): SampleText[] {
  if (Array.isArray(sample)) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) => {
      const same = sample.find((one: unknown) => isSameRow(one, row)) as unknown;
      return same === undefined ? [] : [textAt(path, same, `${path}.${index}`)];
    });
  }
  if (isObject(sample) && isObject(value))
    return Object.keys(sample).flatMap((key) => compare(`${path}.${key}`, sample[key], value[key]));
  return isSame(sample, value) ? [textAt(path, sample)] : [];
}

/** A field that is null in the sample, or a switch, promises nothing, so its value does not matter. */
function isSameRow(sample: unknown, row: unknown): boolean {
  if (!isObject(sample) || !isObject(row)) return isSame(sample, row);
  return Object.entries(sample).every(
    ([key, field]) => field === null || typeof field === 'boolean' || isSame(field, row[key]),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The database may return the fields of an object in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, sorted(field)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const textAt = (field: string, sample: unknown, path = field): SampleText => ({
  path,
  identity: `${field}: ${JSON.stringify(sample)}`,
});

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (isObject(at) ? at[key] : undefined), value);
