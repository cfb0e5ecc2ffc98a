/** The handle in a profile's URL: 'https://www.instagram.com/etalase.contoh/' → '@etalase.contoh'. */
export function profileHandle(url: string): string {
  const name = new URL(url).pathname.split('/').find(Boolean);
  return name ? `@${name.replace(/^@/u, '')}` : shortUrl(url);
}

/** 'https://www.shopee.co.id/etalase.contoh/' → 'shopee.co.id/etalase.contoh'. */
export function shortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./u, '') + pathname.replace(/\/$/u, '');
}

const MARKETPLACES = { shopee: 'Shopee', tokopedia: 'Tokopedia', lazada: 'Lazada', tiktok: 'TikTok Shop' };

/** The marketplace that a URL's host belongs to: 'https://www.tokopedia.com/toko' → 'Tokopedia'; 'Toko' for others. */
export function marketplaceName(url: string): string {
  const name = /^https:\/\/(?:[\w-]+\.)*(shopee|tokopedia|lazada|tiktok)\.(?:co\.)?\w+(?:[/:?#]|$)/iu.exec(
    url,
  )?.[1];
  return name ? MARKETPLACES[name.toLowerCase() as keyof typeof MARKETPLACES] : 'Toko';
}

/** Text without a leading '@' that is rather a URL without 'https://' than the name of a profile. */
const HOST = /^www\.|^[^@].*\.(?:com|net|org|id|me|co)$/iu;

/** The URL of a profile from its name as people type it, '@namatoko' or 'namatoko'; anything else stays as it is. */
export function completeProfile(typed: string, base: string | undefined): string {
  const name = /^@?(\w(?:[\w.-]*[\w-])?)$/u.exec(typed)?.[1];
  return base && name && !HOST.test(typed) ? base + name : typed;
}
