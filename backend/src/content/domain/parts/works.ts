import { invalidField } from '../../../platform/domain/domain-error.js';
import { mainKeyOfPath, parseImageKey } from '../../../media/domain/image-name.js';
import { rowCategories } from '../category-ids.js';
import type { ContentPart } from '../content-part.js';
import { WORK_FIELDS } from '../fields.js';
import { mustBePublished } from '../messages.js';

/** A printed job that the shop shows, the newest first. */
export interface Work {
  /** The path of a published image. */
  image: string;
  line: string;
  category: string | null;
}

export interface Works {
  works: Work[];
}

export interface ShownWork extends Work {
  /** The service pages that list products of the category. */
  pages: string[];
}

export const MAX_WORKS = 24;

const sample = (image: string, category: string, line: string): Work => ({
  image: `/objects/${image}.jpg`,
  line,
  category,
});

/** Pictures of sample products. */
const SAMPLES = [
  sample(
    'e3b776fbe6e739d235aedd8dc6c57f34-1200x1200-f8e8d8',
    'printing',
    'Kartu nama dua sisi, laminasi doff',
  ),
  sample('da239ace703220360c3ce2c83deebdbc-1200x1200-f8e8c8', 'printing', 'Roll banner untuk pembukaan toko'),
  sample('b6b5805d40f634944e3e92cd84173ed5-1200x1200-d8e8d8', 'merchandise', 'Kaus seragam, sablon DTF'),
  sample(
    'ccf3b79e155d1bef2865ed319e272e32-1200x1200-f8e8c8',
    'branding',
    'Kotak kemasan dengan logo sendiri',
  ),
  sample('8f8f3762fafe0d1e37648365e8758937-1200x1200-f8f8f8', 'design', 'Logo beserta garis bantunya'),
  sample('1a090cfeaca0614af48899952bbb8a70-1200x1200-e8d8c8', 'merchandise', 'Mug foto untuk suvenir kantor'),
];
const isSample = ({ image }: Work): boolean => SAMPLES.some((one) => one.image === image);

/** The samples are gone with the first own work. */
function ownOf(works: readonly Work[]): Work[] {
  return works.filter((work) => !isSample(work));
}

export const WORKS: ContentPart<Works> = {
  key: 'works',
  defaults: { works: SAMPLES },
  promises: ['works'],
  references: rowCategories('works'),
  ofShop: ({ works }, sampleImages) => {
    const own = ownOf(works);
    return { works: own.length > 0 ? own : works.filter(({ image }) => sampleImages.has(image)) };
  },
  settle: ({ works }) => ({ works: works.every(isSample) ? works : ownOf(works) }),
  visible: ({ works }, { servicePages }) => {
    const shown = works.map(({ category, ...work }): ShownWork => {
      const pages = servicePages.get(category ?? '');
      return { ...work, category: pages ? category : null, pages: [...(pages ?? [])] };
    });
    return { works: shown };
  },
  validate: ({ works }) => {
    for (const [index, { image }] of works.entries())
      if (!parseImageKey(mainKeyOfPath(image) ?? ''))
        throw invalidField(`works.${index}.image`, mustBePublished(WORK_FIELDS.image.label));
  },
  images: ({ works }) => Object.fromEntries(works.map(({ image }, index) => [`works.${index}.image`, image])),
};
