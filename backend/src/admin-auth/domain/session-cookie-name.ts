/**
 * The name of the cookie with a session's token. Browsers accept a __Host- cookie only over https and without a Domain,
 * so subdomains cannot set it.
 */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-etalase' : 'etalase_session';
