export const prepareFiles = 'Siapkan file';
export const noDesign = 'Belum punya desain? Kami bisa membuatkannya. Ceritakan saja di chat.';
export const payment = 'Cara bayar';
export const pickup = 'Ambil di toko';
