import { useEffect } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { sameContent } from './save-part';

/** For each form, by its control: the labels on the screen, by the name of their value. */
const labels = new WeakMap<object, Map<string, string>>();

/** Tells the form how its owner knows this value; a list needs one label for all of its rows. */
export function useFieldLabel(control: object, name: string, label: string): void {
  useEffect(() => {
    const known = labels.get(control) ?? new Map<string, string>();
    labels.set(control, known.set(name, label));
  }, [control, name, label]);
}

/** The labels of the values that differ, each once. */
export function differingLabels(control: object, one: FieldValues, other: FieldValues): string[] {
  const known = [...(labels.get(control) ?? [])];
  const isInside = (name: string) => known.some(([list]) => name.startsWith(`${list}.`));
  const differing = known.filter(
    ([name]) => !isInside(name) && !sameContent(get(one, name) ?? null, get(other, name) ?? null),
  );
  return [...new Set(differing.map(([, label]) => label))];
}

/** The name of the value that a message of the server is about: it begins with the label. */
export function fieldNamedIn(control: object, message: string): string | undefined {
  const named = [...(labels.get(control) ?? [])].filter(([, label]) => message.startsWith(`${label} `));
  // One label may be the beginning of another.
  return named.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
