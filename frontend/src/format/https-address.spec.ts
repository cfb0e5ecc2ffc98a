import { describe, expect, it } from '@jest/globals';
import { isHttpsAddress, isLinkTarget } from './https-address';

describe('addresses that the owner types', () => {
  it('are https', () => {
    expect(isHttpsAddress('https://shopee.co.id/etalase')).toBe(true);
    for (const typed of [
      '',
      'shopee.co.id',
      'http://shopee.co.id',
      'javascript:alert(1)',
      'https://',
      '//shopee.co.id',
    ])
      expect(isHttpsAddress(typed)).toBe(false);
  });

  it('may be paths of the site where a link of the site is meant', () => {
    for (const typed of ['/', '/about', '/#flash-sale', 'https://example.com/x'])
      expect(isLinkTarget(typed)).toBe(true);
    for (const typed of ['about', '//evil.example', '/\\evil.example', 'data:text/html,x', '/a b'])
      expect(isLinkTarget(typed)).toBe(false);
  });
});
