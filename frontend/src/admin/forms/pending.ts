/**
 * For each form, the values that are not ready yet, such as the paths of running uploads. The key is the form's
 * control. Each promise resolves to true when the value is ready, or to false after a failure.
 */
const pending = new WeakMap<object, Set<Promise<boolean>>>();

/** Registers a value that is not ready yet. The form is saved only after this value is ready. */
export function waitFor(control: object, value: Promise<boolean>): void {
  const all = pending.get(control) ?? new Set();
  pending.set(control, all.add(value));
  void value.finally(() => all.delete(value));
}

/** @returns whether all values of the form became ready; undefined if the form waits for no value. */
export function areReady(control: object): Promise<boolean> | undefined {
  const values = pending.get(control);
  return values?.size ? Promise.all(values).then((results) => results.every(Boolean)) : undefined;
}
