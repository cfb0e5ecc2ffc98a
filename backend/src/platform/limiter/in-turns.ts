/** Yields the items in parts, between which other requests get their turn of the event loop. */
export async function* inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    await new Promise((resolve) => setImmediate(resolve));
    yield items.slice(start, start + atOnce);
  }
}
