/**
 * For each form, the values that are still being made, such as uploads. The key is the form's control. Each promise
 * resolves to whether its value was made.
 */
const pending = new WeakMap<object, Set<Promise<boolean>>>();

/** Registers a value that is being made. The form is saved only after this value is made. */
export function waitFor(control: object, value: Promise<boolean>): void {
  const all = pending.get(control) ?? new Set();
  pending.set(control, all.add(value));
  void value.finally(() => all.delete(value));
}

/** @returns whether all values of the form could be made; undefined if no value is being made. */
export function areMade(control: object): Promise<boolean> | undefined {
  const values = pending.get(control);
  return values?.size ? Promise.all(values).then((made) => made.every(Boolean)) : undefined;
}
