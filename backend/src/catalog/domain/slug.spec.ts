import { describe, expect, it } from '@jest/globals';
import { aCategory } from '../testing/builders.js';
import { isSlug, suggestSlug } from './slug.js';

const refused = expect.objectContaining({ kind: 'invalid' });

describe('a slug', () => {
  it.each([
    ['Percetakan', 'percetakan'],
    ['Digital Marketing', 'digital-marketing'],
    ['  Kartu Nama & Stiker (A3) ', 'kartu-nama-stiker-a3'],
    ['Cetak 24 jam!', 'cetak-24-jam'],
    ['3D', '3d'],
    ['Café Menu', 'cafe-menu'],
    ['Cafe\u0301 Menu', 'cafe-menu'],
    ['É', 'e'],
    ['Ñandú Çetak', 'nandu-cetak'],
    ['Brosur ½ Halaman', 'brosur-1-2-halaman'],
    ['Undangan 🎉 Pesta', 'undangan-pesta'],
    ['🎂', ''],
    ['&&& --- !!!', ''],
    ['印刷', ''],
    ['', ''],
    ['--Banner--', 'banner'],
    ['Kaos_Polos/XL', 'kaos-polos-xl'],
    ['a'.repeat(120), 'a'.repeat(100)],
    // The first 100 characters end with a hyphen, which is removed.
    ['a'.repeat(99) + ' b', 'a'.repeat(99)],
    ['kata '.repeat(25), 'kata-'.repeat(19) + 'kata'],
  ])('for the name %j, the suggested slug is %j, which is valid unless it is empty', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
    expect(isSlug(slug)).toBe(slug !== '');
    // A category trims the slug that the owner typed.
    if (slug !== '') expect(aCategory({ slug: ` ${slug} ` }).state.slug).toBe(slug);
  });

  it.each([
    '',
    '-kartu',
    'kartu-',
    'kartu--nama',
    'Printing',
    'kartu nama',
    'kartu_nama',
    'kafé',
    '../admin',
    '🎂',
    'a'.repeat(101),
  ])('is invalid if it is %j', (text) => {
    expect(isSlug(text)).toBe(false);
    expect(() => aCategory({ slug: text })).toThrow(refused);
  });

  it("is refused if it is 'all', because the category filter uses 'all' for every category", () => {
    expect(() => aCategory({ slug: 'all' })).toThrow(refused);
  });
});
