export const kicker = 'Desain grafis dan percetakan';
/** The page's title, unless the owner has written a description, which may describe a different shop. */
export const headTitle = (title: string) => `${title}: desain dan percetakan`;
export const chatGreeting = (company: string) => `Halo ${company}, saya ingin memesan.`;
export const proofInks = 'C M Y K';
export const proofSheet = 'Lembar contoh';

export const services = 'Layanan kami';
export const servicesIntro = 'Pilih satu, lihat harganya, lalu langsung bicara dengan kami.';
export const categoryFilter = 'Pilih kategori';
export const allServices = 'Semua Layanan';
export const emptyCategory = 'Belum ada layanan di sini';
export const emptyCategoryHint = 'Pilih kategori lain, atau ceritakan kebutuhan Anda lewat chat.';
export const emptyShop = 'Contoh karya sedang kami siapkan';
export const emptyShopHint =
  'Layanannya sudah bisa dipesan. Ceritakan kebutuhan Anda lewat chat, kami kirim contoh dan harganya.';
export const askByChat = 'Tanya lewat chat';
