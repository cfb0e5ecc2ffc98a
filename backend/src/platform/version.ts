import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

const file = findPackageJSON('.', import.meta.url);
const { version: release = '0.0.0' } = (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
  version?: string;
};
// The build writes it (backend/write-commit.mjs).
const commitFile = new URL('../../commit', import.meta.url);
const commit = existsSync(commitFile) && readFileSync(commitFile, 'utf8');

/** The release, with the commit of the build: 1.0.0+e9fb25dd6. */
export const version = commit ? `${release}+${commit}` : release;
