import { type AboutContent, DEFAULT_ABOUT_CONTENT } from '../about-content.js';
import type { ContentPart } from '../content-part.js';

export const ABOUT_CONTENT: ContentPart<AboutContent> = {
  key: 'about-content',
  defaults: DEFAULT_ABOUT_CONTENT,
  // The other fields are headings that promise nothing.
  promises: [
    'introText',
    'visionText',
    'missionItems',
    'designServices',
    'printingServices',
    'qualityTitle',
    'qualityDesc',
    'timelyTitle',
    'timelyDesc',
    'competitiveTitle',
    'competitiveDesc',
  ],
};
