import { describe, expect, it } from '@jest/globals';
import { browserName } from './browser.js';
import situations from './browser.spec.json' with { type: 'json' };

describe('browserName', () => {
  it.each(situations.browsers)('returns %s for the user agent of that browser', (name, userAgent) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it.each([undefined, '', 'curl/8.17.0', 'x'.repeat(100_000)])(
    'returns null for a user agent that names no known browser and no known system (case %#)',
    (userAgent) => {
      expect(browserName(userAgent)).toBeNull();
    },
  );
});
