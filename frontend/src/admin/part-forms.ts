import { sectionParams } from './panel-location';

export interface PartForm {
  readonly tab: string;
  readonly params?: URLSearchParams;
}

/** The places of the forms, by the name of the content part in URLs. */
export const partForms: Readonly<Record<string, PartForm | undefined>> = {
  'site-content': { tab: 'konten' },
  identity: { tab: 'konten', params: sectionParams('identitas') },
  shipping: { tab: 'konten', params: sectionParams('pengiriman') },
  services: { tab: 'konten', params: sectionParams('layanan') },
  facts: { tab: 'konten', params: sectionParams('fakta') },
  'about-content': { tab: 'pengaturan', params: sectionParams('tentang-kami') },
};
