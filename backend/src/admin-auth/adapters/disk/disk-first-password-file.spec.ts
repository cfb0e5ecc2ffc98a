import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFirstPasswordFile } from './disk-first-password-file.js';

describe('DiskFirstPasswordFile', () => {
  let folder: string;
  let path: string;
  let shown: string[];
  let logged: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-first-password-'));
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

  const file = ({ isTTY } = { isTTY: false }): DiskFirstPasswordFile =>
    new DiskFirstPasswordFile(join(folder, 'data'), {
      isTTY,
      // `write` of a stream returns a boolean.
      write: (text: string | Uint8Array) => shown.push(String(text)) > 0,
    });

  it('writes the file with mode 600, and overwrites an existing file', async () => {
    await file().write('lama');
    await file().write('baru');
    expect(await readFile(path, 'utf8')).toBe('baru\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('replaces a symbolic link instead of writing to its target', async () => {
    await file().write('x');
    await rm(path);
    const elsewhere = join(folder, 'elsewhere');
    await writeFile(elsewhere, 'mine');
    await symlink(elsewhere, path);
    await file().write('baru');
    expect(await readFile(elsewhere, 'utf8')).toBe('mine');
    await expect(readlink(path)).rejects.toThrow();
  });

  it('logs the path of the file, and prints the password only to a terminal', () => {
    file().announce('rahasia');
    expect(shown).toEqual([]);
    file({ isTTY: true }).announce('rahasia');
    expect(shown.join('')).toContain('rahasia');
    expect(logged.join('')).toContain(path);
    expect(logged.join('')).not.toContain('rahasia');
  });

  it('removes the file, and neither throws nor logs when the file is missing', async () => {
    await file().write('x');
    await file().remove();
    await file().remove();
    await expect(stat(path)).rejects.toThrow();
    expect(logged).toEqual([]);
  });
});
