/** Whether a text resembles an https URL. The check is less strict than the server's `isHttpsUrl`, which decides. */
export function looksLikeHttpsUrl(text: string): boolean {
  return /^https:\/\//iu.test(text) && URL.canParse(text);
}

/** Whether a text resembles an https URL or a path of this site. Browsers read `//` or `/\` as the start of a host. */
export function looksLikeLink(text: string): boolean {
  return /^\/(?![/\\])\S*$/u.test(text) || looksLikeHttpsUrl(text);
}
