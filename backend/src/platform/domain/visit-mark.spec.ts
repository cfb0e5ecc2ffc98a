import { describe, expect, it } from '@jest/globals';
import { markIn } from './visit-mark.js';

describe('markIn', () => {
  it.each(['wa', 'ig', 'qr', 'bagikan'])('reads the mark %s of a link of the shop', (mark) => {
    expect(markIn(`?dari=${mark}`)).toBe(mark);
    expect(markIn(`?mulai=24&dari=${mark}&x=1`)).toBe(mark);
  });

  it.each(['', '?dari=', '?dari=www.google.com', '?dari=WA', '?dari=qr2', '?xdari=qr', '?dari=toString'])(
    'reads no mark in %j',
    (query) => {
      expect(markIn(query)).toBeUndefined();
    },
  );
});
