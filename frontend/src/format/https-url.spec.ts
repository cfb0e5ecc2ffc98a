import { describe, expect, it } from '@jest/globals';
import { looksLikeHttpsUrl, looksLikeLink } from './https-url';

describe('URLs typed by the owner', () => {
  it('are valid only as absolute https URLs', () => {
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

  it('may be site paths in link fields, but not protocol-relative URLs', () => {
    for (const typed of ['/', '/about', '/#layanan', 'https://example.com/x'])
      expect(looksLikeLink(typed)).toBe(true);
    for (const typed of ['about', '//evil.example', '/\\evil.example', 'data:text/html,x', '/a b'])
      expect(looksLikeLink(typed)).toBe(false);
  });
});
