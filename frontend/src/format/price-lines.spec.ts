import { describe, expect, it } from '@jest/globals';
import { areFalling, type PriceLine, parsePriceLines } from './price-lines';
import pasted from './price-lines.spec.json' with { type: 'json' };

/** What the box shows for pasted lines, in the words of the situations. */
function shownFor(paste: string, unit: string) {
  const { lines, unknown } = parsePriceLines(paste, unit);
  const open = lines.filter(({ priceFor }) => priceFor === undefined);
  const ask = new Set(lines.map(({ priceFor }) => priceFor)).size > 1 || open.length > 0;
  const isPer = lines.length > 0 && lines.every(({ priceFor }) => priceFor === 'unit');
  const wanted = ({ from, price, priceFor, text }: PriceLine) =>
    ask && priceFor === 'unit' ? [text, { 'untuk jumlah itu': null, [`per ${unit}`]: price }] : [from, price];
  return {
    ask,
    ...(isPer && { per: true }),
    ...(areFalling(open) && { falls: true }),
    want: Object.fromEntries([...lines.map(wanted), ...unknown.map((text) => [text, null])]) as object,
  };
}

describe('A price list in a chat', () => {
  it.each(pasted.forms)('is read: $paste', ({ paste, unit, ask, want, ...rest }) => {
    expect(shownFor(paste, unit)).toEqual({ ask, want, ...rest });
  });
});

describe('parsePriceLines', () => {
  it.each(pasted.lines as [string, string, string][])('in a list of %j reads %j as %s', (unit, paste, as) => {
    const words = { unit: ' each', quantity: ' all' };
    const written = ({ from, price, priceFor }: PriceLine) =>
      `${from} ${price}${priceFor ? words[priceFor] : ''}`;
    const { lines, lots, unknown } = parsePriceLines(paste, unit);
    expect(
      [...lines.map(written), ...lots.map(({ from, price }) => `lot ${from} ${price}`)].join(', ') || '?',
    ).toBe(as);
    expect(unknown.length > 0).toBe(lines.length < paste.split('\n').length);
    expect(parsePriceLines(paste, unit, true).lines).toHaveLength(lines.length + lots.length);
  });

  it('names the lines that are too many', () => {
    const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((from) => `${from} = 500`);
    expect(parsePriceLines(lines.join('\n'))).toMatchObject({ lines: { length: 8 }, unknown: ['9 = 500'] });
  });

  it('names each line that is not understood', () => {
    const { unknown } = parsePriceLines('Harga brosur\n500 = 90rb\n\n100 = 35rb\n100 = 40rb\nhubungi kami');
    expect(unknown).toEqual(['Harga brosur', '100 = 40rb', 'hubungi kami']);
  });
});
