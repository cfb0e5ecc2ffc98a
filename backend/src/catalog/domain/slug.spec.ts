import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isSlug, parseSlug } from './slug.js';

// The front end's spec reads the same table: every slug that it suggests must be valid here.
const vectors = JSON.parse(
  readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { slug: { name: string; slug: string }[]; notSlug: string[] };
const suggested = vectors.slug.map(({ slug }) => slug).filter((slug) => slug !== '');
const refused = expect.objectContaining({ kind: 'invalid' });

describe('parseSlug', () => {
  it.each(suggested)('accepts %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
    expect(parseSlug(` ${slug} `)).toBe(slug);
  });

  it.each(vectors.notSlug)('refuses %j', (text) => {
    expect(isSlug(text)).toBe(false);
    expect(() => parseSlug(text)).toThrow(refused);
  });

  it("refuses 'all', which the filter uses for all categories", () => {
    expect(() => parseSlug('all')).toThrow(refused);
  });
});
