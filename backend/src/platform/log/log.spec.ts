import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { loggedPath } from '../http/server/request-line.js';
import { DomainError } from '../domain/domain-error.js';
import { loggedError, requestId } from './log.module.js';
import situations from './log.spec.json' with { type: 'json' };

/** What stands before a token in the spellings of upload and preview URLs. */
const TOKEN_PATHS = situations.paths;

describe('the log', () => {
  it('contains no query strings and no tokens of upload or preview URLs', () => {
    expect(loggedPath('/api/products?q=secret')).toBe('/api/products');
    expect(loggedPath('/api/objects/quarantine/abc.def?signature=x')).toBe('/api/objects/quarantine');
    for (const path of TOKEN_PATHS)
      expect([path, loggedPath(`${path}abc/def`)]).toEqual([path, expect.not.stringContaining('abc')]);
    for (const path of ['/', '/-', '/category/kaos', '/api/products', '/objects/original/a-b.webp', '*'])
      expect(loggedPath(path)).toBe(path);
    expect(loggedPath('/pratinjau/abc')).toBe('/pratinjau');
    expect(loggedPath(`/category/${'a'.repeat(5000)}`)).toHaveLength(201);
  });

  it("the proxy's log contains no tokens either", () => {
    const file = readFileSync(new URL('../../../deploy/Caddyfile', import.meta.url), 'utf8');
    const [, pattern = '', kept = ''] = /regexp "\(\?i\)(.+)" "\$\{1\}(.)"/u.exec(file) ?? [];
    const logged = (uri: string): string => uri.replace(new RegExp(pattern, 'iu'), `$1${kept}`);
    for (const path of TOKEN_PATHS)
      expect([path, logged(`${path}abc/def`)]).toEqual([path, expect.not.stringContaining('abc')]);
    expect(logged('/api/products?q=/pratinjau/abc')).toBe('/api/products?…');
    expect(logged('/category/kaos')).toBe('/category/kaos');
  });

  it("contains a trusted proxy's valid request id, or else a new request id", () => {
    const headers = { 'x-request-id': '0b1f6a52-2f7e-4c1b-9a4e-6a4f3f0f6a11' };
    expect(requestId(headers, 1)).toBe(headers['x-request-id']);
    const uuid = /^[\da-f]{8}-[\da-f-]{27}$/u;
    expect(requestId(headers, 0)).toMatch(uuid);
    expect(requestId(headers, 0)).not.toBe(headers['x-request-id']);
    expect(requestId({ 'x-request-id': 'a\nb' }, 1)).toMatch(uuid);
  });

  it('contains database errors without the parameters of the query', () => {
    const error = Object.assign(new Error('failed'), {
      query: 'INSERT …',
      parameters: ['$argon2id$secret'],
      driverError: { detail: 'secret' },
      code: '23505',
    });
    const logged = JSON.stringify(loggedError(error));
    expect(logged).not.toContain('secret');
    expect(logged).toContain('23505');
  });

  it("loggedError returns the cause of a DomainError, whose own message is the owner's", () => {
    const cause = new Error('Access Denied');
    expect(loggedError(new DomainError('unavailable', 'Coba lagi', { cause }))).toEqual(loggedError(cause));
  });
});
