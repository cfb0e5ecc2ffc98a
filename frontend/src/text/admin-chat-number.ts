export const understood = (number: string) => `Tautan chat akan memakai ${number}.`;
export const example = 'Contoh: 0812 3456 7890';
export const notUnderstood = 'Nomor tidak dikenali. Tulis seperti 0812 3456 7890 atau +62 812 3456 7890.';
export const sampleElsewhere = 'Ini masih nomor contoh. Nomor usaha Anda diisi di tab Konten.';
export const sampleHere = 'Ini masih nomor contoh. Isi nomor WhatsApp usaha Anda.';
export const foreign = 'Nomor ini di luar Indonesia. Pastikan kode negaranya benar sebelum disimpan.';
export const tryChat = 'Coba buka chat';
export const trialMessage = 'Halo, ini percobaan nomor chat.';
