const MAX_LENGTH = 100;

/** A slug to suggest for a name: 'Kartu Nama & Stiker' → 'kartu-nama-stiker'. */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/gu, '');
}

/** The same rule as the server's: lower-case words and digits, joined by hyphens, at most 100 characters. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}
