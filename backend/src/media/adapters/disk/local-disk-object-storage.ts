import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { flushFolder } from '../../../platform/index.js';
import {
  assertStorageKey,
  isStorageKey,
  type NewObject,
  ObjectStorage,
  storageFull,
  storageUnavailable,
} from '../../application/ports.js';

// The folder of files that are still being written. No key starts with a dot, so these files can be neither read nor
// listed.
const DRAFTS = '.drafts';
// Younger drafts may belong to another process that is still writing.
const STALE_DRAFT_MS = 60 * 60 * 1000;

/**
 * Stores objects as files in one folder. Each file is written as a draft, flushed to the disk, and then renamed. A folder
 * inside it lasts as long as it has files.
 */
export class LocalDiskObjectStorage extends ObjectStorage {
  private readonly drafts: string;

  /** @param mustExist whether writing fails, instead of creating the folder. */
  constructor(
    private readonly folder: string,
    private readonly mustExist = false,
  ) {
    super();
    this.drafts = join(folder, DRAFTS);
  }

  /** Called by Nest at the start. Removes old drafts that a crash left. Throws when the folder cannot be created. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.drafts, { recursive: true });
    for (const name of await readdir(this.drafts)) {
      const draft = join(this.drafts, name);
      const stats = await unlessMissing(stat(draft));
      if (stats && Date.now() - stats.mtimeMs > STALE_DRAFT_MS) await rm(draft, { force: true });
    }
  }

  override async put(key: string, { body }: NewObject): Promise<void> {
    const target = this.fileOf(key);
    const draft = join(this.drafts, randomBytes(12).toString('hex'));
    try {
      if (this.mustExist) await access(this.folder);
      await mkdir(this.drafts, { recursive: true });
      await writeDurably(draft, body);
      await moveIntoFolder(draft, target);
      await flushFolder(dirname(target));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw storageErrorOf(error);
    }
  }

  override get(key: string): Promise<Buffer | undefined> {
    return unlessMissing(readFile(this.fileOf(key)));
  }

  override async head(key: string): Promise<{ size: number } | undefined> {
    const stats = await unlessMissing(stat(this.fileOf(key)));
    return stats?.isFile() ? { size: stats.size } : undefined;
  }

  override async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    await unlessMissing(rm(file));
    await removeIfEmpty(dirname(file));
  }

  override async *list(prefix: string): AsyncGenerator<string> {
    // The prefix may end within a file name. So the folder part of the prefix is read, and each key is compared.
    const prefixFolder = join(this.folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await unlessMissing(readdir(prefixFolder, { recursive: true, withFileTypes: true }));
    for (const entry of entries ?? []) {
      const key = relative(this.folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (entry.isFile() && isStorageKey(key) && key.startsWith(prefix)) yield key;
    }
  }

  private fileOf(key: string): string {
    assertStorageKey(key);
    return join(this.folder, ...key.split('/'));
  }
}

async function writeDurably(file: string, body: NewObject['body']): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the folder again if `removeIfEmpty` has removed it meanwhile. */
async function moveIntoFolder(draft: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(draft, target);
      return;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === 5) throw error;
    }
  }
}

const removeIfEmpty = (folder: string): Promise<void> => rmdir(folder).catch(() => undefined);

/** Returns undefined if the path does not exist, or is a folder instead of a file (or the reverse). */
async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return undefined;
    throw storageErrorOf(error);
  }
}

/**
 * Turns an error of the disk into a DomainError. Other errors, such as a failure while the body is received, are
 * returned unchanged.
 */
function storageErrorOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull(error);
  if (['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'].includes(code))
    return storageUnavailable(error);
  return error;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
