import type { Page } from './page.js';
import type { Site } from './site.js';

/** One message for each violation of a rule. */
export type Findings = readonly string[] | Promise<readonly string[]>;

export type PageRule = (page: Page, site: Site) => Findings;

export type SiteRule = (site: Site) => Findings;
