import { describe, expect, it } from '@jest/globals';
import { looksLikeHttpsUrl, looksLikeLink } from './https-url';

describe('the check of typed URLs', () => {
  it('looksLikeHttpsUrl accepts only absolute https URLs', () => {
    expect(looksLikeHttpsUrl('https://shopee.co.id/etalase')).toBe(true);
    for (const typed of [
      '',
      'shopee.co.id',
      'http://shopee.co.id',
      'javascript:alert(1)',
      'https://',
      '//shopee.co.id',
    ])
      expect(looksLikeHttpsUrl(typed)).toBe(false);
  });

  it('looksLikeLink also accepts site paths, but refuses protocol-relative URLs', () => {
    for (const typed of ['/', '/about', '/#layanan', 'https://example.com/x'])
      expect(looksLikeLink(typed)).toBe(true);
    for (const typed of ['about', '//evil.example', '/\\evil.example', 'data:text/html,x', '/a b'])
      expect(looksLikeLink(typed)).toBe(false);
  });
});
