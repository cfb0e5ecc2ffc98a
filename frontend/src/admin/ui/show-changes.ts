import { flushSync } from 'react-dom';

/** Shows newly loaded query data together with a change of state. After that, a new element can get the focus. */
export async function showChanges(change: () => void): Promise<void> {
  // TanStack notifies components in a separate task, so this function waits for it.
  await new Promise((done) => setTimeout(done));
  flushSync(change);
}
