// Browsers remove some control characters and spaces from URLs, and turn backslashes into slashes. So a path with such
// characters could lead to another site.
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f\\]/u;

/** Whether the text is an absolute https URL without credentials. */
export function isHttpsUrl(text: string): boolean {
  if (UNSAFE_CHARACTERS.test(text) || !text.startsWith('https://')) return false;
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** Whether the text is a path on this site, such as `/faq` or `/#layanan`, and not `//host`. */
export function isSitePath(text: string): boolean {
  return !UNSAFE_CHARACTERS.test(text) && text.startsWith('/') && !text.startsWith('//');
}
