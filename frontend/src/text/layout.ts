export const skipToContent = 'Langsung ke isi';
export const campaignLabel = 'Pengumuman';
/** The company's name until the site's content is loaded. */
export const defaultCompanyName = 'Etalase';
export const homeOf = (company: string) => `${company}, ke beranda`;
export const mainMenu = 'Menu utama';
export const openMenu = 'Menu';
export const services = 'Layanan';
export const servicesHint = 'Cara kerja, waktu, dan biayanya';
export const categories = 'Kategori';
export const categoriesHint = 'Contoh dan harga menurut jenisnya';
export const noCategories = 'Belum ada kategori';
export const admin = 'Admin';
/** The cart is only drawn, because the shop has no orders. */
export const cart = 'Keranjang, isi 0';

export const shipping = 'Pengiriman';

export const tagline = 'Make your ideas become true';
export const trade = 'Studio desain grafis dan percetakan.';
export const quickLinks = 'Tautan Cepat';
export const priceList = 'Daftar harga (PDF)';
export const instagram = 'Instagram';
export const facebook = 'Facebook';
export const tiktok = 'TikTok';
export const chat = 'WhatsApp';
export const followers = (figure: string) => `${figure} pengikut`;
export const chatGreeting = (company: string) => `Halo ${company}, saya ingin bertanya tentang layanan Anda.`;
export const emailLabel = 'Alamat email';
export const emailPlaceholder = 'Email Anda';
export const subscribe = 'Berlangganan';
export const socialMedia = 'Media sosial';
export const breadcrumb = 'Anda di sini';
