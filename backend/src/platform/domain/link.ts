// Control characters and backslashes are what browsers quietly drop or turn into slashes.
const DECEPTIVE = /[\u0000-\u0020\u007f\\]/u;

/** An absolute https address without credentials. */
export function isHttpsUrl(text: string): boolean {
  if (DECEPTIVE.test(text) || !text.startsWith('https://')) return false;
  const url = URL.parse(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** A path of this site, such as `/faq` or `/#flash-sale`; never `//host`. */
export function isSitePath(text: string): boolean {
  return !DECEPTIVE.test(text) && text.startsWith('/') && !text.startsWith('//');
}
