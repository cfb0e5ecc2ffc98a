import { describe, expect, it } from '@jest/globals';
import { browserName } from './browser.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserName', () => {
  it.each([
    [
      'Chrome di Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/149.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet di Android',
      `Mozilla/5.0 (Linux; Android 16; SM-A556E) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Safari di iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome di iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari di Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    ],
    [
      'Edge di Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`,
    ],
    [
      'Opera di Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/149.0.0.0 Safari/537.36 OPR/130.0.0.0`,
    ],
    ['Firefox di Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
    [
      'Chrome di ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/149.0.0.0 Safari/537.36`,
    ],
    // Internet Explorer is not in the list of browsers, so its name is 'Peramban' (browser).
    ['Peramban di Windows', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
  ])('returns %s for the user agent of that browser', (name, userAgent) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it.each([undefined, '', 'curl/8.17.0', 'x'.repeat(100_000)])(
    'returns null for a user agent that names no known browser and no known system (case %#)',
    (userAgent) => {
      expect(browserName(userAgent)).toBeNull();
    },
  );
});
