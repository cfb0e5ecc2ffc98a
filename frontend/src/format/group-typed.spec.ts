import { describe, expect, it } from '@jest/globals';
import { caretAfterDigits, groupTyped } from './group-typed';

/** Returns the field's text after the keys are typed one by one at the end of the text. */
const typed = (keys: string, start = '') =>
  [...keys].reduce((shown, key) => groupTyped(shown, shown + key), start);

describe('groupTyped', () => {
  it('groups digits while they are typed', () => {
    expect(typed('150000')).toBe('150.000');
    expect(typed('2500000')).toBe('2.500.000');
  });

  it('accepts thousands dots that are typed', () => {
    expect(typed('150.000')).toBe('150.000');
    expect(typed('1.250.000')).toBe('1.250.000');
  });

  it('groups a pasted price', () => {
    expect(groupTyped('', 'Rp 150.000')).toBe('150.000');
    expect(groupTyped('1.500', '275000')).toBe('275.000');
  });

  it('groups the digits again after a deletion or an insertion in the middle', () => {
    expect(groupTyped('150.000', '150.00')).toBe('15.000');
    expect(groupTyped('1.500', '19.500')).toBe('19.500');
    expect(groupTyped('15.000', '159.000')).toBe('159.000');
    expect(groupTyped('1.500', '.500')).toBe('500');
  });

  it('leaves ambiguous or invalid input unchanged, so that validation refuses it', () => {
    for (const pasted of ['150.00', '150,000', '1,5 juta', '12.5', '-5', 'seratus'])
      expect(groupTyped('', pasted)).toBe(pasted);
    expect(typed('150.00')).toBe('150.00');
    expect(typed('150rb')).toBe('150rb');
  });

  it('allows an empty field', () => {
    expect(groupTyped('5', '')).toBe('');
  });
});

describe('caretAfterDigits', () => {
  it('returns the caret index after the given number of digits, ignoring dots', () => {
    expect(caretAfterDigits('15.000', 2)).toBe(2);
    expect(caretAfterDigits('150.000', 4)).toBe(5);
    expect(caretAfterDigits('150.000', 6)).toBe(7);
    expect(caretAfterDigits('1.500', 0)).toBe(0);
  });
});
