/** An https address as the server accepts it, in outline: the server has the last word. */
export function isHttpsAddress(text: string): boolean {
  return /^https:\/\//iu.test(text) && URL.canParse(text);
}

/** Where a link of the site may lead: an https address, or a path of the site itself. */
export function isLinkTarget(text: string): boolean {
  return /^\/(?![/\\])\S*$/u.test(text) || isHttpsAddress(text);
}
