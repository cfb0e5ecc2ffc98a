import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = ['README.md', 'docs/contributing.md'];
// A file or folder of the repository that is written out, without a pattern and not marked as new.
const PATH = /`((?:backend|frontend|openapi|docs)\/[\w./-]+)`(?! \(new\))/gu;
const LINK = /\]\((?!https?:)([^)#]+)\)/gu;

const found = (document: string, pattern: RegExp): string[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(pattern)].map(([, path]) => path ?? '');

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only files and folders that exist', () => {
    expect(found(document, PATH).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const missing = found(document, LINK).filter((path) => !existsSync(join(ROOT, dirname(document), path)));
    expect(missing).toEqual([]);
  });
});
