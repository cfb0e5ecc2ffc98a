import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}
const { packages } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as LockFile;

/**
 * Whether a package at this path finds the dependency in its own node_modules folder or in that of a folder above. The
 * path of the root package is empty.
 */
function isLocked(path: string, dependency: string): boolean {
  if (`${path}/node_modules/${dependency}`.replace(/^\//u, '') in packages) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), dependency);
}

// When node_modules exists, `npm install` may lock only this machine's optional packages. `npm ci` then fails on other
// machines.
it('The lock file has the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((dependency) => !isLocked(path, dependency)),
  );
  expect(missing).toEqual([]);
});
