import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

const file = findPackageJSON('.', import.meta.url);
const { version: found } = (file ? JSON.parse(readFileSync(file, 'utf8')) : {}) as { version?: string };

export const version = found ?? '0.0.0';
