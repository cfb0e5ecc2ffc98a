import { describe, expect, it } from '@jest/globals';
import { isHttpsUrl, isSitePath } from './link.js';
import situations from './link.spec.json' with { type: 'json' };

describe('isHttpsUrl and isSitePath', () => {
  it('accept https URLs and site paths', () => {
    expect(isHttpsUrl('https://shopee.co.id/etalase?a=1#b')).toBe(true);
    expect(isSitePath('/faq')).toBe(true);
    expect(isSitePath('/#layanan')).toBe(true);
  });

  it.each(situations.refused)('refuse %j', (text) => {
    expect(isHttpsUrl(text)).toBe(false);
    expect(isSitePath(text)).toBe(false);
  });
});
