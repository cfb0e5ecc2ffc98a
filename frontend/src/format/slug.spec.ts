import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isSlug, suggestSlug } from './slug';

// The server's spec reads the same table: what is suggested here is taken there.
const vectors = JSON.parse(
  readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { slug: { name: string; slug: string }[]; notSlug: string[] };

describe('a slug for a name', () => {
  it.each(vectors.slug)('is $slug for $name', ({ name, slug }) => {
    expect(suggestSlug(name)).toBe(slug);
    expect(isSlug(slug)).toBe(slug !== '');
  });

  it.each(vectors.notSlug)('cannot be %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
