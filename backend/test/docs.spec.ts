import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Config } from '../src/platform/config/config.js';

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

it.each([...DOCUMENTS, 'package.json', 'Makefile', 'Dockerfile', 'backend/deploy/etalase.service'])(
  '%s starts only programs that are built from a source',
  (document) => {
    const sources = found(document, /\bbackend\/dist\/([\w./-]+)\.js\b/gu).map(
      (name) => `backend/${name}.ts`,
    );
    expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
  },
);

it('README.md, .env.example and the composition name the default of MEMORY', () => {
  const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
  const megabytes = String(new Config({}).memory / 1024 ** 2);
  expect(/\| `MEMORY` +\| (\d+) /u.exec(read('README.md'))?.[1]).toBe(megabytes);
  expect(/MEMORY=(\d+)/u.exec(read('.env.example'))?.[1]).toBe(megabytes);
  expect(/MEMORY:-(\d+)/u.exec(read('docker-compose.yml'))?.[1]).toBe(megabytes);
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
