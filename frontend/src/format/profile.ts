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
