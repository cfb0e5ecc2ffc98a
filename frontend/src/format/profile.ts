/**
 * The handle in a profile's URL: 'https://www.instagram.com/etalase.contoh/' → '@etalase.contoh'; the short URL when
 * the URL has no handle.
 */
export function profileHandle(url: string): string {
  const name = new URL(url).pathname.split('/').find(Boolean);
  return name ? `@${name.replace(/^@/u, '')}` : shortUrl(url);
}

/** 'https://www.shopee.co.id/etalase.contoh/' → 'shopee.co.id/etalase.contoh'. */
export function shortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./u, '') + pathname.replace(/\/$/u, '');
}

/**
 * The marketplace that a URL's host belongs to: 'https://www.tokopedia.com/toko' → 'Tokopedia'; 'Toko' for others. The
 * host must be the first word of the marketplace's name with a top-level domain or `co.id`, after any subdomains.
 */
export const marketplaceName = (url: string): string =>
  ['Shopee', 'Tokopedia', 'Lazada', 'TikTok Shop'].find((name) =>
    RegExp(`^https://([\\w-]+\\.)*${name.split(' ', 1)[0]}\\.(co\\.)?\\w+([/:?#]|$)`, 'i').test(url),
  ) ?? 'Toko';

/** Matches text without a leading '@' that is probably a URL without 'https://' and not the name of a profile. */
const HOST = /^www\.|^[^@].*\.(?:com|net|org|id|me|co)$/iu;

/** Completes the name of a profile, typed as '@namatoko' or 'namatoko', to its URL. Other text stays unchanged. */
export function completeProfile(typed: string, base: string | undefined): string {
  const name = /^@?(\w(?:[\w.-]*[\w-])?)$/u.exec(typed)?.[1];
  return base && name && !HOST.test(typed) ? base + name : typed;
}

/** The URL of a search for an address on a map. */
export const mapSearch = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/\s+/gu, ' '))}`;
