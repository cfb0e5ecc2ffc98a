/** All addresses within the site. A fragment names a section of the home page. */
export const paths = {
  home: '/',
  services: '/#layanan',
  product: (id: string) => `/product/${id}`,
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  shipping: '/shipping',
  works: '/hasil-kerja',
  design: '/design',
  printing: '/printing',
  branding: '/branding',
  digitalMarketing: '/digital-marketing',
  priceList: '/daftar-harga.pdf',
  admin: '/admin',
  /**
   * The image that chats show with a link to the shop. A new version gives a new URL, so browsers load the image
   * again. The server accepts any 16 hexadecimal digits here.
   */
  shopPreview: (version: number) => `/share/shop-${version.toString(16).padStart(16, '0')}.jpg`,
} as const;
