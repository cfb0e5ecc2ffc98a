/** How a profile's address is read out: 'https://www.instagram.com/etalase.contoh/' → '@etalase.contoh'. */
export function profileHandle(address: string): string {
  const name = new URL(address).pathname.split('/').find(Boolean);
  return name ? `@${name.replace(/^@/u, '')}` : shortAddress(address);
}

/** 'https://www.shopee.co.id/etalase.contoh/' → 'shopee.co.id/etalase.contoh'. */
export function shortAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return host.replace(/^www\./u, '') + pathname.replace(/\/$/u, '');
}

/** Without an '@' rather an address whose 'https://' is missing than the name of a profile. */
const HOST = /^www\.|^[^@].*\.(?:com|net|org|id|me|co)$/iu;

/** The URL of a profile from its name as people type it, '@namatoko' or 'namatoko'; anything else stays as it is. */
export function completeProfile(typed: string, base: string | undefined): string {
  const name = /^@?(\w(?:[\w.-]*[\w-])?)$/u.exec(typed)?.[1];
  return base && name && !HOST.test(typed) ? base + name : typed;
}
