export const flashSale = 'Flash Sale';
/** What stands before the hours of a countdown, which are modulo 24. */
export const daysBefore = (days: number) => (days > 0 ? `${days} hari +` : '');
export const hours = 'jam';
export const minutes = 'menit';
export const seconds = 'detik';
export const countdown = 'Sisa waktu';
