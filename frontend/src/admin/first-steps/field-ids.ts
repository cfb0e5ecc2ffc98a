export const CHAT_NUMBER_ID = 'nomor-chat';
export const NAME_ID = 'nama-usaha';
export const HOURS_ID = 'jam-buka';
export const INSTAGRAM_ID = 'tautan-instagram';
export const SAMPLES_ID = 'data-contoh';
