import { describe, expect, it } from '@jest/globals';
import { isCrossSite } from './cross-site.guard.js';

const OWN_ORIGINS = ['https://toko.example', 'http://192.168.1.5:3000'];

describe('isCrossSite', () => {
  it.each([
    ['the origin of PUBLIC_URL', 'https://toko.example', 'same-origin', false],
    ['the origin of the request URL', 'http://192.168.1.5:3000', undefined, false],
    ['a page at PUBLIC_URL that calls the request URL', 'https://toko.example', 'cross-site', false],
    ['another site', 'https://jahat.example', 'cross-site', true],
    ['another site in a browser without Sec-Fetch-Site', 'https://jahat.example', undefined, true],
    ['a subdomain', 'https://a.toko.example', 'same-site', true],
    ['another port', 'https://toko.example:8443', 'same-site', true],
    ['another scheme', 'http://toko.example', 'same-site', true],
    ['a host name that starts with ours', 'https://toko.example.jahat.example', 'cross-site', true],
    ['a sandboxed frame', 'null', 'cross-site', true],
    ['a sandboxed frame marked as same-origin', 'null', 'same-origin', true],
    ['an empty Origin', '', undefined, true],
    ['a page of ours without Origin', undefined, 'same-origin', false],
    ['a URL entered by the user', undefined, 'none', false],
    ['another site without Origin', undefined, 'cross-site', true],
    ['a subdomain without Origin', undefined, 'same-site', true],
    ['a command line client without both headers', undefined, undefined, false],
  ])('for a request from %s (Origin %j, Sec-Fetch-Site %j), returns %j', (_, origin, fetchSite, expected) => {
    expect(isCrossSite({ origin, fetchSite, ours: OWN_ORIGINS })).toBe(expected);
  });
});
