import { newId } from './new-id';

const STORAGE_KEY = 'etalase:tab';
const LOCK_PREFIX = 'etalase-tab:';

let ownId: Promise<string> | undefined;

/**
 * The id of this browser tab. A reload keeps the id. A duplicated tab copies the stored id, but gets a new id, because
 * the original tab holds the lock.
 */
export const ownTab = (): Promise<string> => (ownId ??= claimTab());

async function claimTab(): Promise<string> {
  const storedId = readStoredId();
  if (storedId && (await holdLock(storedId))) return storedId;
  const id = newId();
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Without storage the id changes with a reload. Earlier drafts then belong to a closed tab.
  }
  await holdLock(id);
  return id;
}

function readStoredId(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

// The lock manager is missing without https. Then every other tab counts as closed.
const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** Holds the id's lock until the document is closed. @returns false when another tab holds the lock. */
function holdLock(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = locks()?.request(LOCK_PREFIX + id, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // The lock is held while this promise is pending, so it never resolves.
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
    if (!held) resolve(true);
    held?.catch(() => resolve(true));
  });
}

/** The ids of the open browser tabs; empty without a lock manager. */
export async function heldTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(LOCK_PREFIX.length)));
}
