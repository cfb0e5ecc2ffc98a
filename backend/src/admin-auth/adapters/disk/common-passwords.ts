import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns the commonest passwords. The build writes their file (backend/write-common-passwords.mjs). */
export function commonPasswords(): ReadonlySet<string> {
  const folder = dirname(findPackageJSON('.', import.meta.url) ?? '.');
  return new Set(readFileSync(join(folder, 'dist/common-passwords.txt'), 'utf8').split('\n'));
}
