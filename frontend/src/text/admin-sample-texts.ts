export const isSample = 'Masih teks contoh';
export const confirm = 'Sudah benar';
export const confirmGroup = (group: string) => `Sudah benar: ${group}`;
export const confirmFailed = 'Gagal menyimpan konfirmasi';
