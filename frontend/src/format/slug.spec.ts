import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isSlug, suggestSlug } from './slug';

// The server's spec uses the same table, so that it accepts what is suggested here.
const vectors = JSON.parse(
  readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { slug: { name: string; slug: string }[]; notSlug: string[] };

describe('a slug', () => {
  it.each(vectors.slug)('suggested for "$name" is "$slug"', ({ name, slug }) => {
    expect(suggestSlug(name)).toBe(slug);
    expect(isSlug(slug)).toBe(slug !== '');
  });

  it.each(vectors.notSlug)('must not be %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
