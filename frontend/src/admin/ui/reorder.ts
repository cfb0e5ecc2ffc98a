/** A copy of the list with the item at `from` moved to `to`. Positions beyond the ends are clamped. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  const item = list[from];
  if (item === undefined) return [...list];
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, item);
}
