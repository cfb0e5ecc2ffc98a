import { sectionParams } from '../panel-location';
import { CONTENT_TAB, SETTINGS_TAB } from '../places';

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
