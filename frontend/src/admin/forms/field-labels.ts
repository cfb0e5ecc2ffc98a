import { useEffect } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { sameContent } from './save-part';

/** Says what differs between two values of a field. */
type Describe = (one: never, other: never) => string;

interface FieldLabel {
  readonly label: string;
  readonly describe: Describe | undefined;
}

/** The labels of fields on the screen. The outer key is the form's control, the inner key is the name of the value. */
const labels = new WeakMap<object, Map<string, FieldLabel>>();

/**
 * Registers the label that the screen shows for a value. A list needs one label for all of its rows.
 * @param describe for a value that is not a text
 */
export function useFieldLabel(control: object, name: string, label: string, describe?: Describe): void {
  useEffect(() => {
    const known = labels.get(control) ?? new Map<string, FieldLabel>();
    labels.set(control, known.set(name, { label, describe }));
  }, [control, name, label, describe]);
}

/** A value that differs between two versions of a form. */
export interface Difference {
  readonly label: string;
  /** The texts of both versions; undefined for a list, a switch or another value that is not a text. */
  readonly texts: readonly [one: string, other: string] | undefined;
  /** What differs, for a value that is not a text but can be described. */
  readonly description?: string;
}

/** Returns the values that differ, each label once. A description leads from the other version to the first one. */
export function differences(control: object, one: FieldValues, other: FieldValues): Difference[] {
  const known = [...(labels.get(control) ?? [])];
  // A list is compared as a whole, so the values inside the list are skipped.
  const isInside = (name: string) => known.some(([list]) => name.startsWith(`${list}.`));
  const differing = known.filter(
    ([name]) => !isInside(name) && !sameContent(get(one, name) ?? null, get(other, name) ?? null),
  );
  const found = differing.map(([name, { label, describe }]): [string, Difference] => {
    const [mine, theirs] = [get(one, name), get(other, name)] as unknown[];
    const texts =
      typeof mine === 'string' && typeof theirs === 'string' ? ([mine, theirs] as const) : undefined;
    return [
      label,
      { label, texts, ...(describe && { description: describe(theirs as never, mine as never) }) },
    ];
  });
  return [...new Map(found).values()];
}

export const differingLabels = (...versions: Parameters<typeof differences>): string[] =>
  differences(...versions).map(({ label }) => label);
