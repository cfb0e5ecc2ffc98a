import { sectionParams } from './panel-location';

/** The place of the form of a content part. */
export interface PartForm {
  /** The tab's fragment. */
  readonly tab: string;
  readonly params?: URLSearchParams;
}

/** The forms, by the name of the part in URLs. */
export const partForms: Readonly<Record<string, PartForm | undefined>> = {
  'site-content': { tab: 'konten' },
  shipping: { tab: 'konten', params: sectionParams('pengiriman') },
  services: { tab: 'konten', params: sectionParams('layanan') },
  facts: { tab: 'konten', params: sectionParams('fakta') },
  'about-content': { tab: 'pengaturan', params: sectionParams('tentang-kami') },
};
