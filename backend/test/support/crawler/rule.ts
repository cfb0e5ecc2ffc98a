import type { Page } from './page.js';
import type { Site } from './site.js';

/** One message for each violation of a rule. */
export type Findings = readonly string[] | Promise<readonly string[]>;

/** Checks one page. */
export type PageRule = (page: Page, site: Site) => Findings;

/** Checks the site as a whole. */
export type SiteRule = (site: Site) => Findings;
