import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isSlug, parseSlug } from './slug.js';

// The front end's spec reads the same table: it suggests only what is taken here.
const vectors = JSON.parse(
  readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { slug: { name: string; slug: string }[]; notSlug: string[] };
const suggested = vectors.slug.map(({ slug }) => slug).filter((slug) => slug !== '');
const refused = expect.objectContaining({ kind: 'invalid' });

describe('a slug', () => {
  it.each(suggested)('may be %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
    expect(parseSlug(` ${slug} `)).toBe(slug);
  });

  it.each(vectors.notSlug)('cannot be %j', (text) => {
    expect(isSlug(text)).toBe(false);
    expect(() => parseSlug(text)).toThrow(refused);
  });

  it("cannot be 'all', the word for every category together", () => {
    expect(() => parseSlug('all')).toThrow(refused);
  });
});
