import { contentRules, siteRules } from './content-rules.js';
import { dataRules } from './data-rules.js';
import { headRules } from './head-rules.js';
import type { Findings } from './rule.js';
import type { Site } from './site.js';

export interface Finding {
  readonly rule: string;
  /** Where; nothing when it is about the site as a whole. */
  readonly path: string;
  readonly what: string;
}

const pageRules = { ...headRules, ...contentRules, ...dataRules };

export const RULES: readonly string[] = [...Object.keys(pageRules), ...Object.keys(siteRules)];

/** Everything that is wrong with a site. */
export async function check(site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const page of site.pages)
    for (const [rule, examine] of Object.entries(pageRules))
      for (const what of await attempt(() => examine(page, site)))
        findings.push({ rule, path: page.path, what });
  for (const [rule, examine] of Object.entries(siteRules))
    for (const what of await attempt(() => examine(site))) findings.push({ rule, path: '', what });
  return findings;
}

// What a rule trips over is as wrong as what it finds.
async function attempt(examine: () => Findings): Promise<readonly string[]> {
  try {
    return await examine();
  } catch (error) {
    return [String(error)];
  }
}
