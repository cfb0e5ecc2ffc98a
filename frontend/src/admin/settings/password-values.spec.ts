import { describe, expect, it } from '@jest/globals';
import { mistakesIn, noPasswords } from './password-values';

const full = { current: 'lama123', next: 'baru123', confirmation: 'baru123' };

describe('changing the password', () => {
  it('needs all three fields', () => {
    expect(Object.keys(mistakesIn(noPasswords))).toEqual(['current', 'next', 'confirmation']);
    expect(mistakesIn(full)).toEqual({});
  });

  it('needs six characters, however many bytes', () => {
    expect(mistakesIn({ ...full, next: 'abcde', confirmation: 'abcde' })).toEqual({
      next: 'Kata sandi baru harus minimal 6 karakter',
    });
    expect(mistakesIn({ ...full, next: '😀😀😀😀😀😀', confirmation: '😀😀😀😀😀😀' })).toEqual({});
  });

  it('needs the same password twice', () => {
    expect(mistakesIn({ ...full, confirmation: 'baru124' })).toEqual({
      confirmation: 'Konfirmasi kata sandi tidak cocok',
    });
  });
});
