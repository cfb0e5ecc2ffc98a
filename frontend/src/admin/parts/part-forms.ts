import { sections } from '../../text/admin-content-parts';
import { aboutParts } from '../../text/admin-settings';
import { sectionParams } from '../panel-location';
import { CONTENT_TAB, SETTINGS_TAB } from '../places';

/** Promises of the shop that stand together in a form. */
interface PromiseGroup {
  readonly title: string;
  readonly promises: readonly string[];
}

interface PartForm {
  readonly tab: string;
  readonly params?: URLSearchParams;
  readonly groups: readonly PromiseGroup[];
}

/** The form of the page Tentang Kami groups its fields; in the other forms each field, list or page is a group. */
export const aboutGroups = {
  opening: { title: aboutParts.opening, promises: ['introText'] },
  vision: { title: aboutParts.vision, promises: ['visionText', 'missionItems'] },
  services: { title: aboutParts.services, promises: ['designServices', 'printingServices'] },
  reasons: {
    title: aboutParts.reasons,
    promises: ['quality', 'timely', 'competitive'].flatMap((reason) => [`${reason}Title`, `${reason}Desc`]),
  },
};

const contentForm = (part: keyof typeof sections, section?: string): PartForm => ({
  tab: CONTENT_TAB,
  params: section === undefined ? undefined : sectionParams(section),
  groups: Object.entries(sections[part]).map(([name, title]) => ({ title, promises: [name] })),
});

/** The places of the forms, by the name of the content part in URLs. */
export const partForms: Readonly<Record<string, PartForm | undefined>> = {
  'site-content': contentForm('site-content'),
  identity: contentForm('identity', 'identitas'),
  shipping: contentForm('shipping', 'pengiriman'),
  services: contentForm('services', 'layanan'),
  facts: contentForm('facts', 'fakta'),
  ordering: contentForm('ordering', 'pemesanan'),
  works: contentForm('works', 'hasil-kerja'),
  'about-content': {
    tab: SETTINGS_TAB,
    params: sectionParams('tentang-kami'),
    groups: Object.values(aboutGroups),
  },
};
