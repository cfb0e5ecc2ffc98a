import { describe, expect, it } from '@jest/globals';
import { isCrossSite } from './cross-site.guard.js';

const OWN_ORIGINS = ['https://toko.example', 'http://192.168.1.5:3000'];

describe('isCrossSite', () => {
  it.each([
    ['the public address', 'https://toko.example', 'same-origin', false],
    ['the address that was asked', 'http://192.168.1.5:3000', undefined, false],
    ['our own page at the other of our addresses', 'https://toko.example', 'cross-site', false],
    ['another site', 'https://jahat.example', 'cross-site', true],
    ['another site in a browser without Sec-Fetch-Site', 'https://jahat.example', undefined, true],
    ['a subdomain', 'https://a.toko.example', 'same-site', true],
    ['another port', 'https://toko.example:8443', 'same-site', true],
    ['another scheme', 'http://toko.example', 'same-site', true],
    ['a name that begins alike', 'https://toko.example.jahat.example', 'cross-site', true],
    ['a sandboxed frame', 'null', 'cross-site', true],
    ['a sandboxed frame that claims to be ours', 'null', 'same-origin', true],
    ['an empty origin', '', undefined, true],
    ['no origin, same origin', undefined, 'same-origin', false],
    ['no origin, typed by the person', undefined, 'none', false],
    ['no origin, another site', undefined, 'cross-site', true],
    ['no origin, a variant', undefined, 'same-site', true],
    ['a command line', undefined, undefined, false],
  ])('%s', (_, origin, fetchSite, expected) => {
    expect(isCrossSite({ origin, fetchSite, ours: OWN_ORIGINS })).toBe(expected);
  });
});
