import { describe, expect, it } from '@jest/globals';
import { completeProfile, profileHandle, shortUrl, marketplaceName } from './profile';
import situations from './profile.spec.json' with { type: 'json' };

describe('profileHandle', () => {
  it.each([
    ['https://www.instagram.com/etalase.contoh', '@etalase.contoh'],
    ['https://instagram.com/etalase.contoh/?hl=id', '@etalase.contoh'],
    ['https://www.tiktok.com/@etalase', '@etalase'],
    ['https://www.instagram.com/', 'instagram.com'],
  ])('reads %s as %s', (url, handle) => {
    expect(profileHandle(url)).toBe(handle);
  });
});

describe('shortUrl', () => {
  it('drops scheme, www and trailing slash', () => {
    expect(shortUrl('https://www.shopee.co.id/etalase.contoh/')).toBe('shopee.co.id/etalase.contoh');
  });
});

describe('completeProfile', () => {
  const BASE = 'https://www.instagram.com/';

  it.each(situations.completesProfile as [string, string][])(
    'completes the profile name %s to a URL',
    (typed, name) => {
      expect(completeProfile(typed, BASE)).toBe(BASE + name);
    },
  );

  it.each(situations.leavesUnchanged)("leaves '%s' unchanged", (typed) => {
    expect(completeProfile(typed, BASE)).toBe(typed);
  });

  it('leaves a profile name unchanged when there is no base URL', () => {
    expect(completeProfile('@namatoko', undefined)).toBe('@namatoko');
  });
});

describe('marketplaceName', () => {
  it.each(situations.returns as [string, string][])('for %s, returns %s', (url, name) => {
    expect(marketplaceName(url)).toBe(name);
  });
});
