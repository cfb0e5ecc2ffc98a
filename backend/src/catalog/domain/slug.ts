import { DomainError } from '../../platform/domain/domain-error.js';

export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const MAX_SLUG_LENGTH = 100;

const SLUG = new RegExp(SLUG_PATTERN, 'u');

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** Validates a category's slug, its part of the URL: lower case letters and digits, joined by hyphens. */
export function parseSlug(typed: string): string {
  const slug = typed.trim();
  if (slug === '') throw new DomainError('invalid', 'Slug wajib diisi');
  if (slug.length > MAX_SLUG_LENGTH)
    throw new DomainError('invalid', `Slug paling panjang ${MAX_SLUG_LENGTH} karakter`);
  if (!SLUG.test(slug))
    throw new DomainError(
      'invalid',
      'Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya',
    );
  // The home page's filter uses this word for all categories.
  if (slug === 'all') throw new DomainError('invalid', "Slug 'all' tidak dapat dipakai");
  return slug;
}
