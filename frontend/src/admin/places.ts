import { sectionParams } from './panel-location';

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

interface PartForm {
  readonly tab: string;
  readonly params?: URLSearchParams;
}

/** The places of the forms, by the name of the content part in URLs. */
export const partForms: Readonly<Record<string, PartForm | undefined>> = {
  'site-content': { tab: CONTENT_TAB },
  identity: { tab: CONTENT_TAB, params: sectionParams('identitas') },
  shipping: { tab: CONTENT_TAB, params: sectionParams('pengiriman') },
  services: { tab: CONTENT_TAB, params: sectionParams('layanan') },
  facts: { tab: CONTENT_TAB, params: sectionParams('fakta') },
  'about-content': { tab: SETTINGS_TAB, params: sectionParams('tentang-kami') },
};
