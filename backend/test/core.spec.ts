import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const CORE = globSync('{backend,frontend}/test/*.{api,integration,browser}.spec.ts', {
  cwd: ROOT,
}).filter((file) => !file.includes('.full.'));

/** Faults, crowds, variants and tools take minutes. They belong in files with `.full.` in their names. */
const NOT_CORE =
  /'SIG(?:KILL|STOP)'|forcedColors|support\/(?:attacks|composition|database-proxy|interleavings|kill|longest-texts|many-products|swarm-stack|crawler\/(?!site))/u;

/** A loop of tests over screens or over states of a page. */
const VARIANTS =
  /for \(const [^)]*\b(?:viewport|screen|width|device|hydrated)\b[^)]* of \[[^)]*\)\s*test(?:\.describe)?\(/u;

it('core tests of services and browser cause no fault, no crowd and no variant of a page', () => {
  expect(CORE.length).toBeGreaterThan(50);
  expect(CORE.filter((file) => NOT_CORE.test(readFileSync(resolve(ROOT, file), 'utf8')))).toEqual([]);
});

it('core tests of the browser leave all variants but the first to the full run', () => {
  const browser = CORE.filter((file) => file.endsWith('.browser.spec.ts'));
  expect(browser.filter((file) => VARIANTS.test(readFileSync(resolve(ROOT, file), 'utf8')))).toEqual([]);
});
