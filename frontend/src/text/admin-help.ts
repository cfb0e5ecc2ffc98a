export const help = 'Bantuan';
export const helpFor = (part: string) => `Bantuan: ${part}`;
export const search = 'Cari jawaban, misalnya: harga grosir';
export const noAnswer = 'Belum ada jawabannya di sini. Coba kata lain.';
