export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const MAX_SLUG_LENGTH = 100;
// In UTF-16 units; longer than any name.
const MAX_NAME_LENGTH = 1000;

const SLUG = new RegExp(SLUG_PATTERN, 'u');

/**
 * Whether a text is a valid slug, which is the part of a URL that names a category: lowercase letters and digits,
 * joined by hyphens.
 */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/**
 * Suggests a slug for a name: 'Kartu Nama & Stiker' → 'kartu-nama-stiker'. Returns '' if no letter or digit of the name
 * is usable. NFKD separates accents (\p{M}) from their letters, so that 'é' becomes 'e'. Hyphens at the ends are
 * removed last, because the shortened slug may end with a hyphen.
 */
export function suggestSlug(name: string): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/gu, '');
}
