import { sectionParams } from './panel-location';

/** Where the form of a part of the content is. */
export interface PartForm {
  /** The tab's fragment. */
  readonly tab: string;
  readonly params?: URLSearchParams;
}

/** The forms by the part's name in URLs. */
export const partForms: Readonly<Record<string, PartForm | undefined>> = {
  'site-content': { tab: 'konten' },
  shipping: { tab: 'konten', params: sectionParams('pengiriman') },
  services: { tab: 'konten', params: sectionParams('layanan') },
  facts: { tab: 'konten', params: sectionParams('fakta') },
  'about-content': { tab: 'pengaturan', params: sectionParams('tentang-kami') },
};
