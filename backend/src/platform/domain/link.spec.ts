import { describe, expect, it } from '@jest/globals';
import { isHttpsUrl, isSitePath } from './link.js';

describe('isHttpsUrl and isSitePath', () => {
  it('accept https URLs and site paths', () => {
    expect(isHttpsUrl('https://shopee.co.id/etalase?a=1#b')).toBe(true);
    expect(isSitePath('/faq')).toBe(true);
    expect(isSitePath('/#layanan')).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://shop.example',
    'https://',
    'https://user:pass@shop.example',
    'https://shop.example/\u0000',
    ' https://shop.example',
    'java\nscript:alert(1)',
    '/\t/evil.example',
    '',
  ])('refuse %j', (text) => {
    expect(isHttpsUrl(text)).toBe(false);
    expect(isSitePath(text)).toBe(false);
  });
});
