import type { Page } from './page.js';
import type { Site } from './site.js';

/** One sentence each. */
export type Findings = readonly string[] | Promise<readonly string[]>;

/** Says what is wrong with a page. */
export type PageRule = (page: Page, site: Site) => Findings;

/** Says what is wrong with the site as a whole. */
export type SiteRule = (site: Site) => Findings;
