import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFirstPasswordNote } from './disk-first-password-note.js';

describe('DiskFirstPasswordNote', () => {
  let folder: string;
  let path: string;
  let shown: string[];
  let logged: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-note-'));
    path = join(folder, 'data', 'admin-password.txt');
    shown = [];
    logged = [];
    for (const level of ['log', 'warn'] as const)
      jest.spyOn(Logger.prototype, level).mockImplementation((line: string) => void logged.push(line));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  const note = (isTTY: boolean): DiskFirstPasswordNote =>
    new DiskFirstPasswordNote(join(folder, 'data'), {
      isTTY,
      write: (text: string | Uint8Array) => shown.push(String(text)) > 0,
    });

  it('writes a file with mode 600, and overwrites an existing one', async () => {
    await note(false).write('lama');
    await note(false).write('baru');
    expect(await readFile(path, 'utf8')).toBe('baru\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('replaces a symbolic link instead of writing to its target', async () => {
    await note(false).write('x');
    await rm(path);
    const elsewhere = join(folder, 'elsewhere');
    await writeFile(elsewhere, 'mine');
    await symlink(elsewhere, path);
    await note(false).write('baru');
    expect(await readFile(elsewhere, 'utf8')).toBe('mine');
    await expect(readlink(path)).rejects.toThrow();
  });

  it('logs the path of the file, and prints the password only to a terminal', () => {
    note(false).announce('rahasia');
    expect(shown).toEqual([]);
    note(true).announce('rahasia');
    expect(shown.join('')).toContain('rahasia');
    expect(logged.join('')).toContain(path);
    expect(logged.join('')).not.toContain('rahasia');
  });

  it('removes the file, and ignores a missing one without a warning', async () => {
    await note(false).write('x');
    await note(false).remove();
    await note(false).remove();
    await expect(stat(path)).rejects.toThrow();
    expect(logged).toEqual([]);
  });
});
