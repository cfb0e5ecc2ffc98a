export const title = 'Yang sering ditanyakan';
export const kicker = 'FAQ';
export const headTitle = 'FAQ: yang sering ditanyakan';
export const description =
  'Lama pengerjaan logo, revisi, uang muka, minimal pesanan, pengiriman, dan garansi: jawaban untuk yang paling sering ditanyakan.';
export const lead = 'Jawaban singkat soal harga, waktu, dan cara kerja kami.';
export const notFoundHere = 'Belum ketemu jawabannya?';
export const askByChat = 'Tanya lewat chat';
export const askByForm = 'Tulis lewat formulir';
export const chatGreeting = (company: string) => `Halo ${company}, ada yang ingin saya tanyakan.`;
export const none = 'Daftar pertanyaan sedang disusun';
export const noneHint = 'Sementara itu, tanyakan langsung lewat chat. Kami senang menjawabnya.';
