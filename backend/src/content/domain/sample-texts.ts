import type { ContentPart } from './content-part.js';
import { isObject } from '../../platform/domain/is-object.js';

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

function compare(field: string, sample: unknown, value: unknown): SampleText[] {
  if (isObject(sample) && isObject(value))
    return Object.keys(sample).flatMap((key) => compare(`${field}.${key}`, sample[key], value[key]));
  const rows = Array.isArray(sample) && Array.isArray(value);
  const samples: unknown[] = rows ? sample : [sample];
  const texts: unknown[] = rows ? value : [value];
  return texts.flatMap((text, index) => {
    const same = samples.find((one) => isSame(one, text));
    if (same === undefined) return [];
    return [{ path: rows ? `${field}.${index}` : field, identity: `${field}: ${JSON.stringify(same)}` }];
  });
}

/** A field that is null in a row of the sample, or a switch, promises nothing, so its value does not matter. */
function isSame(sample: unknown, value: unknown): boolean {
  if (!isObject(sample) || !isObject(value)) return JSON.stringify(sample) === JSON.stringify(value);
  return Object.entries(sample).every(
    ([key, field]) => field === null || typeof field === 'boolean' || isSame(field, value[key]),
  );
}

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (isObject(at) ? at[key] : undefined), value);
