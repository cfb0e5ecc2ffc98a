import { useEffect } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { sameContent } from './save-part';

/** The labels of fields on the screen. The outer key is the form's control, the inner key is the name of the value. */
const labels = new WeakMap<object, Map<string, string>>();

/** Registers the label that the screen shows for a value. A list needs one label for all of its rows. */
export function useFieldLabel(control: object, name: string, label: string): void {
  useEffect(() => {
    const known = labels.get(control) ?? new Map<string, string>();
    labels.set(control, known.set(name, label));
  }, [control, name, label]);
}

/** Returns the labels of the values that differ, each label once. */
export function differingLabels(control: object, one: FieldValues, other: FieldValues): string[] {
  const known = [...(labels.get(control) ?? [])];
  // A list is compared as a whole, so the values inside the list are skipped.
  const isInside = (name: string) => known.some(([list]) => name.startsWith(`${list}.`));
  const differing = known.filter(
    ([name]) => !isInside(name) && !sameContent(get(one, name) ?? null, get(other, name) ?? null),
  );
  return [...new Set(differing.map(([, label]) => label))];
}
