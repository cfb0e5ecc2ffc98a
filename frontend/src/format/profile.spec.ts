import { describe, expect, it } from '@jest/globals';
import { completeProfile, profileHandle, shortUrl, marketplaceName } from './profile';

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

  it.each([
    ['@namatoko', 'namatoko'],
    ['namatoko', 'namatoko'],
    ['@nama.toko', 'nama.toko'],
    ['nama.toko_2-a', 'nama.toko_2-a'],
    ['@namatoko.id', 'namatoko.id'],
    ['@n', 'n'],
  ])('completes the profile name %s to a URL', (typed, name) => {
    expect(completeProfile(typed, BASE)).toBe(BASE + name);
  });

  it.each([
    '',
    '@',
    '@@namatoko',
    '@nama toko',
    'nama@toko',
    '.namatoko',
    'namatoko.',
    'namatoko.id',
    'Instagram.com',
    'www.instagram.com',
    'instagram.com/namatoko',
    'http://instagram.com/namatoko',
    'https://www.instagram.com/namatoko',
    'https://instagr.am/namatoko?igsh=abc',
    'mailto:namatoko',
    'javascript:alert(1)',
  ])("leaves '%s' unchanged", (typed) => {
    expect(completeProfile(typed, BASE)).toBe(typed);
  });

  it('leaves a profile name unchanged when there is no base URL', () => {
    expect(completeProfile('@namatoko', undefined)).toBe('@namatoko');
  });
});

describe('marketplaceName', () => {
  it.each([
    ['https://shopee.co.id/cetakjaya', 'Shopee'],
    ['https://www.shopee.co.id/cetakjaya', 'Shopee'],
    ['https://www.tokopedia.com/cetakjaya', 'Tokopedia'],
    ['https://WWW.Lazada.co.id/shop/x', 'Lazada'],
    ['https://shop-id.tokopedia.com', 'Tokopedia'],
    ['https://www.tiktok.com/@cetakjaya', 'TikTok Shop'],
    ['https://cetakjaya.id/toko', 'Toko'],
    ['https://shopee.cetakjaya.evil.example', 'Toko'],
    ['https://bukanshopee.co.id', 'Toko'],
    ['https://cetakjaya.id/shopee.co.id/', 'Toko'],
  ])('for %s, returns %s', (url, name) => {
    expect(marketplaceName(url)).toBe(name);
  });
});
