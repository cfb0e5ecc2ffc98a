import { describe, expect, it } from '@jest/globals';
import { description } from './about';

describe('description', () => {
  it('returns a text of at most 200 characters unchanged', () => {
    expect(description('a'.repeat(200))).toBe('a'.repeat(200));
  });

  it('cuts a longer text after a word, without the punctuation mark that follows the word', () => {
    expect(description(`${'Kata, '.repeat(33)}${'b'.repeat(10)}`)).toBe(
      `${'Kata, '.repeat(33).slice(0, -2)} …`,
    );
  });

  it('cuts a longer text without spaces after 199 characters', () => {
    expect(description('a'.repeat(500))).toBe(`${'a'.repeat(199)} …`);
  });
});
