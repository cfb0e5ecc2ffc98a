import { describe, expect, it } from '@jest/globals';
import { isCounted, keptWords, sourceOf } from './visit.js';

describe('sourceOf', () => {
  it.each([
    [undefined, 'direct'],
    ['', 'direct'],
    ['wa', 'whatsapp'],
    ['ig', 'instagram'],
    ['qr', 'qr'],
    ['bagikan', 'share'],
    ['toko.example', 'shop'],
    ['TOKO.example', 'shop'],
    ['l.instagram.com', 'instagram'],
    ['com.whatsapp', 'whatsapp'],
    ['lm.facebook.com', 'facebook'],
    ['www.tiktok.com', 'tiktok'],
    ['www.google.co.id', 'search-engine'],
    ['www.bing.com:443', 'search-engine'],
    ['notinstagram.com', 'other'],
    ['instagram.com.jahat.example', 'other'],
    ['toString', 'other'],
    ['blog.example', 'other'],
  ])('%s is from %s', (from, source) => {
    expect(sourceOf(from, ['toko.example', undefined])).toBe(source);
  });
});

describe('keptWords', () => {
  it.each([
    ['  Mug   BESAR ', 'mug besar'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), undefined],
    ['kartu 1234', 'kartu 1234'],
    ['0 8 1 2 3', undefined],
    ['٠٨١٢٣', undefined],
    ['sari@contoh', undefined],
    [' ', undefined],
  ])('of %p are %p', (words, kept) => {
    expect(keptWords(words)).toBe(kept);
  });
});

describe('isCounted', () => {
  it.each([
    [{}, true],
    [{ agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' }, true],
    [{ doNotTrack: '0', privacyControl: '0' }, true],
    [{ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
    [{ agent: 'some-Crawler' }, false],
    [{ agent: 'Baiduspider' }, false],
    [{ agent: 'SkypeUriPreview' }, false],
    [{ agent: 'HeadlessChrome/140.0' }, false],
    [{ doNotTrack: '1' }, false],
    [{ privacyControl: '1' }, false],
    [{ purpose: 'prefetch;prerender' }, false],
  ])('of %j is %p', (headers, counted) => {
    expect(isCounted(headers)).toBe(counted);
  });
});
