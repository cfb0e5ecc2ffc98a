import { describe, expect, it } from '@jest/globals';
import { profileHandle, shortAddress } from './profile';

describe('profileHandle', () => {
  it.each([
    ['https://www.instagram.com/etalase.contoh', '@etalase.contoh'],
    ['https://instagram.com/etalase.contoh/?hl=id', '@etalase.contoh'],
    ['https://www.tiktok.com/@etalase', '@etalase'],
    ['https://www.instagram.com/', 'instagram.com'],
  ])('reads %s as %s', (address, handle) => {
    expect(profileHandle(address)).toBe(handle);
  });
});

describe('shortAddress', () => {
  it('drops scheme, www and the last slash', () => {
    expect(shortAddress('https://www.shopee.co.id/etalase.contoh/')).toBe('shopee.co.id/etalase.contoh');
  });
});
