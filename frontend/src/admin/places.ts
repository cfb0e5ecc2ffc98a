/** The fragments of the tabs that other parts of the panel open. */
export const CONTENT_TAB = 'konten';
export const SOCIAL_TAB = 'media-sosial';
export const SETTINGS_TAB = 'pengaturan';

/** The fields and sections that other parts of the panel open. */
export const CHAT_NUMBER_ID = 'nomor-chat';
export const NAME_ID = 'nama-usaha';
export const HOURS_ID = 'jam-buka';
export const INSTAGRAM_ID = 'tautan-instagram';
export const SAMPLES_ID = 'data-contoh';
export const BACKUP_ID = 'cadangan';
export const PASSWORD_ID = 'kata-sandi';
export const DEVICES_ID = 'perangkat';
