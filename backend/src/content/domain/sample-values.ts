export const SAMPLE_NAME = 'Etalase';
export const SAMPLE_ADDRESS = 'Jl. Contoh No. 1, Jakarta Selatan 12345';
export const SAMPLE_INSTAGRAM = 'https://www.instagram.com/etalase.contoh';
export const SAMPLE_MARKETPLACE = 'https://shopee.co.id/etalase.contoh';
export const SAMPLE_HOURS: readonly { days: number[]; opens: string; closes: string }[] = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];
