import { createStore, del, delMany, get, getMany, keys, promisifyRequest } from 'idb-keyval';
import { serverNow } from '../../api/server-clock';
import type { DraftForm } from '../../text/admin-drafts';
import { heldTabs, ownTab } from './browser-tab';

/** Values that were typed into a form and are not saved yet. */
export interface Draft {
  readonly id: string;
  readonly form: DraftForm;
  /** The id of the edited item; undefined for a new item and for a form that is not in a dialog. */
  readonly item: string | undefined;
  /** The version on which the edit is based: the item's ETag or, without an item, the saved values as a string. */
  readonly version: string | undefined;
  readonly values: unknown;
  /** Whether the draft's files were left out because they did not fit on the device. */
  readonly filesDropped: boolean;
  readonly tab: string;
  readonly writtenAt: number;
}

/** The stored part of a draft: everything, everything except the files, or nothing. */
export type Kept = 'all' | 'text' | 'nothing';

/** A file in a form that is not uploaded yet. */
export interface HeldFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly data: Blob;
}

/**
 * A file as bytes. A `Blob` is not used, because WebKit cannot store one in private windows, and because a chosen file
 * may disappear from the device.
 */
interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

const MAX_AGE_MS = 7 * 24 * 3_600_000;

const store = createStore('etalase-drafts', 'drafts');
const TEXT = 'text:';
const textKey = (id: string): string => TEXT + id;
// Files are stored apart from the text, because the text is stored again after every few typed letters.
const filesKey = (id: string): string => `files:${id}`;
/** This key exists from a logout to the next login. While it exists, other tabs with open forms write no drafts. */
const LOGGED_OUT = 'logged-out';

let queue: Promise<unknown> = Promise.resolve();

/** Runs the operations in order. Without IndexedDB they fail, and the panel works without drafts. */
function inOrder<T>(operation: () => Promise<T>): Promise<T | undefined> {
  const result = queue.then(operation).catch(() => undefined);
  queue = result;
  return result;
}

const isFull = (error: unknown): boolean => (error as Partial<Error> | null)?.name === 'QuotaExceededError';

/** Writes a draft. `files` replaces the draft's stored files; undefined keeps the stored files. */
export const writeDraft = (
  draft: Omit<Draft, 'tab' | 'writtenAt'>,
  files: readonly HeldFile[] | undefined,
): Promise<Kept | undefined> =>
  inOrder(async () => {
    const record = { ...draft, tab: await ownTab(), writtenAt: serverNow() };
    // Without the files, the device may have space for the text.
    const writeTextOnly = async (): Promise<Kept> => {
      await del(filesKey(draft.id), store);
      return (await putIfItFits(textKey(draft.id), { ...record, filesDropped: true })) ? 'text' : 'nothing';
    };
    if (!(await putIfItFits(textKey(draft.id), record))) return writeTextOnly();
    if (!files) return draft.filesDropped ? 'text' : 'all';
    if (files.length === 0) await del(filesKey(draft.id), store);
    else if (!(await putIfItFits(filesKey(draft.id), await Promise.all(files.map(storedFile)))))
      return writeTextOnly();
    return 'all';
  });

/** Stores the value, but not after a logout. @returns false when the device has no space for the value. */
async function putIfItFits(key: string, value: unknown): Promise<boolean> {
  try {
    await store('readwrite', async (drafts) => {
      if ((await promisifyRequest(drafts.getKey(LOGGED_OUT))) !== undefined) return;
      drafts.put(value, key);
      await promisifyRequest(drafts.transaction);
    });
    return true;
  } catch (error) {
    if (isFull(error)) return false;
    throw error;
  }
}

const storedFile = async ({ name, type, data }: HeldFile): Promise<StoredFile> => ({
  name,
  type,
  bytes: await data.arrayBuffer(),
});

export const filesOf = async (id: string): Promise<readonly File[]> => {
  const stored = await inOrder(() => get<StoredFile[]>(filesKey(id), store));
  return (stored ?? []).map(({ name, type, bytes }) => new File([bytes], name, { type }));
};

export const removeDraft = (id: string): Promise<unknown> =>
  inOrder(() => delMany([textKey(id), filesKey(id)], store));

/**
 * Reads the drafts of a form, the newest first, without drafts of other open tabs. Removes drafts older than 7 days.
 */
export const listDrafts = async (form: DraftForm): Promise<readonly Draft[]> => {
  const found = await inOrder(async () => {
    const drafts = await readAndPrune();
    const [own, others] = [await ownTab(), await heldTabs()];
    return drafts
      .filter((draft) => draft.form === form && (draft.tab === own || !others.has(draft.tab)))
      .toSorted((one, other) => other.writtenAt - one.writtenAt);
  });
  return found ?? [];
};

/** Reads all drafts, and removes those that are older than 7 days. */
async function readAndPrune(): Promise<readonly Draft[]> {
  const texts = (await keys<string>(store)).filter((key) => key.startsWith(TEXT));
  const drafts = await getMany<Draft>(texts, store);
  const isOld = ({ writtenAt }: Draft): boolean => serverNow() - writtenAt > MAX_AGE_MS;
  await delMany(
    drafts.filter(isOld).flatMap(({ id }) => [textKey(id), filesKey(id)]),
    store,
  );
  return drafts.filter((draft) => !isOld(draft));
}

/** Allows drafts again after a login, and removes drafts that are older than 7 days. */
export const startDrafts = (): Promise<unknown> =>
  inOrder(async () => {
    await del(LOGGED_OUT, store);
    await readAndPrune();
  });

/** Removes all drafts on this device. No tab writes a draft again before the next login. */
export const endDrafts = (): Promise<unknown> =>
  inOrder(() =>
    store('readwrite', (drafts) => {
      drafts.clear();
      drafts.put(true, LOGGED_OUT);
      return promisifyRequest(drafts.transaction);
    }),
  );
