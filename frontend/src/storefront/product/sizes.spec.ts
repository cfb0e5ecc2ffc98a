import { describe, expect, it } from '@jest/globals';
import { readSizes, type SizeUnit } from './sizes';
import situations from './sizes.spec.json' with { type: 'json' };

describe('readSizes', () => {
  it.each(situations.map(({ typed, held, ...read }) => [typed.join(' × '), held, typed, read] as const))(
    'reads %s, with the chosen units %j',
    (_, held, typed, read) => {
      const sizes = readSizes(typed, held as readonly SizeUnit[] | undefined);
      expect('meant' in sizes ? { meant: sizes.meant.map(({ words }) => words) } : sizes).toEqual(read);
    },
  );
});
