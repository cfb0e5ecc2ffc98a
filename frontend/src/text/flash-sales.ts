export const flashSale = 'Flash Sale';
export const hours = 'jam';
export const minutes = 'menit';
export const seconds = 'detik';
export const countdown = 'Sisa waktu';
