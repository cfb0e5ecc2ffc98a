import { describe, expect, it } from '@jest/globals';
import { isSlug, suggestSlug } from './slug';

describe('a slug for a name', () => {
  it('keeps words and digits', () => {
    expect(suggestSlug('Percetakan')).toBe('percetakan');
    expect(suggestSlug('  Kartu Nama & Stiker (A3) ')).toBe('kartu-nama-stiker-a3');
    expect(suggestSlug('Café Menu')).toBe('cafe-menu');
  });

  it('is empty when nothing can be kept, and never ends in a hyphen', () => {
    expect(suggestSlug('印刷')).toBe('');
    expect(suggestSlug('a'.repeat(99) + ' b')).toBe('a'.repeat(99));
  });

  it('suggests only what the server takes', () => {
    for (const name of ['Desain Grafis', 'Cetak 24 jam!', 'É']) expect(isSlug(suggestSlug(name))).toBe(true);
    for (const typed of ['', '-a', 'a-', 'a--b', 'Desain', 'a b']) expect(isSlug(typed)).toBe(false);
  });
});
