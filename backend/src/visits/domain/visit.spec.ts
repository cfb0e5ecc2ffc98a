import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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
    ['google.com', 'search-engine'],
    ['id.search.yahoo.com', 'search-engine'],
    ['search.brave.com', 'search-engine'],
    ['com.google.android.googlequicksearchbox', 'search-engine'],
    ['mail.google.com', 'other'],
    ['docs.google.com', 'other'],
    ['sites.google.com', 'other'],
    ['gemini.google.com', 'other'],
    ['mail.yahoo.com', 'other'],
    ['disk.yandex.ru', 'other'],
    ['l.wl.co', 'whatsapp'],
    ['vm.tiktok.com', 'tiktok'],
    ['com.zhiliaoapp.musically', 'tiktok'],
    ['com.zhiliaoapp.musically.go', 'tiktok'],
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
    ['sari\uff20contoh', undefined],
    ['①②③④⑤', undefined],
    ['⁰⁸¹²³', undefined],
    ['0\u200b8\u200b1\u202e23', undefined],
    ['𐄇𐄈𐄉𐄊𐄋', undefined],
    ['\u202eun\u200bdangan', 'undangan'],
    ['ＭＵＧ', 'mug'],
    ['a\u200b\u0301', 'á'],
    ['㊗\ufe0f', '祝'],
  ])('of %p are %p', (words, kept) => {
    expect(keptWords(words)).toBe(kept);
  });

  it('that are kept stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (words) => {
        const kept = keptWords(words);
        if (kept !== undefined) expect(keptWords(kept)).toBe(kept);
      }),
    );
  });
});

describe('isCounted', () => {
  it.each([
    [{}, true],
    [{ agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' }, true],
    [{ doNotTrack: '0', privacyControl: '0' }, true],
    [{ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
    [{ agent: 'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) AppleWebKit/537.36' }, true],
    [{ agent: 'Mozilla/5.0 (Linux; U; Android 9; id-id; Cubot_X18_Plus Build/PPR1) Chrome/140.0' }, true],
    [{ agent: 'Mozilla/5.0 (Linux; Android 12; Preview Spider Bot 5) Chrome/140.0' }, true],
    [{ agent: 'Mozilla/5.0 (X11; Linux x86_64; Talbott) Firefox/140.0' }, true],
    [{ agent: 'GPTBot/1.0' }, false],
    [{ agent: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) (compatible; Googlebot/2.1)' }, false],
    [{ agent: 'Mozilla/5.0 (Linux; Android 6.0.1; compatible; Googlebot/2.1)' }, false],
    [{ agent: 'Mozilla/5.0 (compatible; archive.org_bot)' }, false],
    [{ agent: 'AdsBot-Google' }, false],
    [{ agent: 'TelegramBot (like TwitterBot)' }, false],
    [{ agent: 'BotPoke' }, false],
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
