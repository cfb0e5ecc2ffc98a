const LONGEST = 100;

/** A slug to suggest for a name: 'Kartu Nama & Stiker' → 'kartu-nama-stiker'. */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/gu, '');
}

/** The server's rule: lower case words and digits, joined by hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}
