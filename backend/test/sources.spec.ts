import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Rules that Oxlint does not have.
const FORBIDDEN: readonly [rule: string, pattern: RegExp][] = [
  [
    'the path of a file URL has escaped spaces: use fileURLToPath()',
    /new URL\([^;]*?import\.meta\.url,?\s*\)\s*\.pathname/gu,
  ],
  [
    'maxLength has no literal value, because the contract has the limit: use maxLengthOf()',
    /\smaxLength=(?:["']|\{[^}]*?\b\d)/gu,
  ],
];

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = [
  'backend/bench',
  'backend/src',
  'backend/test',
  'frontend/scripts',
  'frontend/src',
  'frontend/test',
]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(?:mjs|tsx?)$/u.test(name));

it.each(FORBIDDEN)('sources follow the rule: %s', (_, pattern) => {
  expect(SOURCES.filter((name) => readFileSync(join(ROOT, name), 'utf8').search(pattern) >= 0)).toEqual([]);
});
