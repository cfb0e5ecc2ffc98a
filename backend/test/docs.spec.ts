import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  'README.md',
  'docs/contributing.md',
  ...readdirSync(join(ROOT, 'docs/operate')).map((name) => `docs/operate/${name}`),
];
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

describe('docs/operate/logs.md', () => {
  const text = readFileSync(join(ROOT, 'docs/operate/logs.md'), 'utf8');
  const sources = readdirSync(join(ROOT, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(ROOT, 'backend/src', name), 'utf8'))
    .join('\n');
  const named = (pattern: RegExp): string[] => [...sources.matchAll(pattern)].map(([, name]) => name ?? '');

  it('explains every context of a log line', () => {
    const contexts = named(/new Logger\('?(\w+)/gu);
    expect(contexts.length).toBeGreaterThan(8);
    expect(contexts.filter((context) => !text.includes(`\`${context}\``))).toEqual([]);
  });

  it('explains every metric', () => {
    const metrics = named(/add(?:Gauge|Counter)\(\s*'(\w+)'/gu);
    expect(metrics.length).toBeGreaterThan(7);
    expect(metrics.filter((metric) => !text.includes(metric))).toEqual([]);
  });
});
