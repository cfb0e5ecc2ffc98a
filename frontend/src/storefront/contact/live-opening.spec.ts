import { describe, expect, it } from '@jest/globals';
import { statusText } from './live-opening';

describe('statusText', () => {
  it.each([
    [undefined, 'Chat dibalas pada jam buka'],
    [{ open: true } as const, 'Buka sekarang'],
    [{ open: false, next: { day: 'Senin', time: '09.00' } } as const, 'Tutup, dibalas Senin pukul 09.00 WIB'],
    [{ open: false } as const, 'Chat dibalas pada jam buka'],
  ])('for the status %j returns the text %s', (status, text) => {
    expect(statusText(status, 'WIB')).toBe(text);
  });
});
