import {
  CAMPAIGNS_FIELD,
  DESCRIPTION_FIELD,
  DISPLAY_FIELDS,
  FACTS_FIELDS,
  IDENTITY_FIELDS,
  ORDERING_FIELDS,
  SEARCH_FIELD,
  SERVICE_FIELDS,
  SERVICE_NAMES,
  servicePage,
  SERVICES_FIELDS,
  SHIPPING_FIELDS,
  SITE_FIELDS,
  SURCHARGE_FIELDS,
  WORKS_FIELD,
} from '@etalase/backend/rules/content-fields';
import { labelsOf } from '@etalase/backend/rules/labels';

export const parts = {
  identity: 'Identitas toko',
  shipping: 'Info Pengiriman',
  services: 'Halaman layanan',
  facts: 'Fakta toko',
  display: 'Tampilan toko',
  ordering: 'Pemesanan',
  works: 'Hasil kerja',
  campaigns: 'Pita kampanye',
  search: 'Kata yang artinya sama',
  confirmations: 'Konfirmasi teks contoh',
  'confirmed-texts': 'Konfirmasi teks contoh',
} as const;

/** The names of all parts of the content: the parts above, and two parts with forms elsewhere. */
export const allParts: Readonly<Record<string, string>> = {
  'site-content': 'Konten dan media sosial',
  'about-content': 'Halaman Tentang Kami',
  ...parts,
};

/** The names of the fields, lists and pages of each part, in the order of its form. */
export const sections = {
  'site-content': labelsOf(SITE_FIELDS),
  identity: labelsOf(IDENTITY_FIELDS),
  shipping: labelsOf(SHIPPING_FIELDS),
  services: {
    design: servicePage('design'),
    printing: servicePage('printing'),
    branding: servicePage('branding'),
    'digital-marketing': servicePage('digital-marketing'),
    ...labelsOf(SERVICES_FIELDS),
  },
  facts: labelsOf(FACTS_FIELDS),
  ordering: labelsOf(ORDERING_FIELDS),
  works: { works: WORKS_FIELD.label },
};

export const serviceFields = labelsOf(SERVICE_FIELDS);

const servicePageFields = Object.entries(SERVICE_NAMES).flatMap(([service, name]) =>
  Object.entries(serviceFields).map(
    ([field, label]) => [`${service}.${field}`, `${label} (${name})`] as const,
  ),
);

export const partFields: Readonly<Record<keyof typeof parts, Readonly<Record<string, string>>>> = {
  identity: { ...sections.identity, description: DESCRIPTION_FIELD.label },
  shipping: {
    ...sections.shipping,
    'surcharge.aboveKg': SURCHARGE_FIELDS.aboveKg.label,
    'surcharge.text': SURCHARGE_FIELDS.text.label,
  },
  services: { ...Object.fromEntries(servicePageFields), ...labelsOf(SERVICES_FIELDS) },
  facts: sections.facts,
  display: labelsOf(DISPLAY_FIELDS),
  ordering: sections.ordering,
  works: sections.works,
  campaigns: { campaigns: CAMPAIGNS_FIELD.label },
  search: { synonyms: SEARCH_FIELD.label, groups: `${SEARCH_FIELD.label} (lebih dari dua)` },
  confirmations: allParts,
  'confirmed-texts': allParts,
};
