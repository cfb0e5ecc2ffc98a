import { flushSync } from 'react-dom';

/** Shows what queries have loaded, together with a change of state; the focus can then go to what is new. */
export async function showChanges(change: () => void): Promise<void> {
  // TanStack notifies components in a task of its own.
  await new Promise((done) => setTimeout(done));
  flushSync(change);
}
