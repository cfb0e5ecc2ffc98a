export const title = 'Hasil kerja';
export const ours = 'Hasil kerja kami';
export const all = 'Lihat semua hasil kerja';
export const lead = 'Pekerjaan yang sudah jadi. Mau yang seperti ini? Sebutkan saja yang mana.';
export const promptTitle = 'Mau yang seperti ini?';
export const prompt = 'Sebutkan contohnya di chat, kami hitung harganya.';
export const chatGreeting = (company: string) =>
  `Halo ${company}, saya ingin memesan seperti salah satu hasil kerja Anda.`;
