/**
 * The values of each form that are still being made, by its control. Each promise resolves to whether that succeeded.
 */
const pending = new WeakMap<object, Set<Promise<boolean>>>();

/** The form is saved only after the value is made. */
export function waitFor(control: object, value: Promise<boolean>): void {
  const all = pending.get(control) ?? new Set();
  pending.set(control, all.add(value));
  void value.finally(() => all.delete(value));
}

/** @returns whether all values of the form were made; undefined if none is being made. */
export function areMade(control: object): Promise<boolean> | undefined {
  const values = pending.get(control);
  return values?.size ? Promise.all(values).then((made) => made.every(Boolean)) : undefined;
}
