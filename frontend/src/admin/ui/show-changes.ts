import { flushSync } from 'react-dom';

/** Shows newly loaded query data together with a change of state. The focus can then go to a new element. */
export async function showChanges(change: () => void): Promise<void> {
  // TanStack notifies components in a separate task.
  await new Promise((done) => setTimeout(done));
  flushSync(change);
}
