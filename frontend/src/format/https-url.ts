/** Whether a text is an https URL. A quick check for forms; the server validates again. */
export function isHttpsUrl(text: string): boolean {
  return /^https:\/\//iu.test(text) && URL.canParse(text);
}

/** Whether a text is an https URL or a path of this site. */
export function isLinkTarget(text: string): boolean {
  return /^\/(?![/\\])\S*$/u.test(text) || isHttpsUrl(text);
}
