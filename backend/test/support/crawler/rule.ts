import type { Page } from './page.js';
import type { Site } from './site.js';

/** The violations of a rule: one message for each case. */
export type Findings = readonly string[] | Promise<readonly string[]>;

/** Checks one page. */
export type PageRule = (page: Page, site: Site) => Findings;

/** Checks the site as a whole. */
export type SiteRule = (site: Site) => Findings;
