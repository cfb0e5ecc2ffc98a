import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { maxLengthOf } from './form-schema';

const text = z.string().min(1).max(80);

describe('maxLengthOf', () => {
  it.each([
    ['a text', text],
    ['a URL', z.url().max(80)],
    ['a text that may be missing or null', text.nullish()],
    ['each text of a list', z.array(text).max(20)],
  ])('returns the maximum length of %s', (_, contract) => {
    expect(maxLengthOf(contract)).toBe(80);
  });

  it('throws for a field without a maximum length', () => {
    expect(() => maxLengthOf(z.string())).toThrow('no limit');
  });
});
