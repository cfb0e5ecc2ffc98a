export const plate = (letter: string) => `Pelat ${letter}`;
export const toList = 'Lihat produk';
export const askByChat = 'Tanya lewat chat';

export const sort = 'Urutkan';
export const sorts = { terbaru: 'Terbaru', nama: 'Nama A-Z', harga: 'Harga Terendah' };
export const applySort = 'Terapkan';
