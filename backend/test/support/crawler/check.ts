import { contentRules, siteRules } from './content-rules.js';
import { dataRules } from './data-rules.js';
import { headRules } from './head-rules.js';
import type { Findings } from './rule.js';
import type { Site } from './site.js';

export interface Finding {
  readonly rule: string;
  /** The path of the page; empty for findings about the whole site. */
  readonly path: string;
  readonly message: string;
}

const pageRules = { ...headRules, ...contentRules, ...dataRules };

export const RULES: readonly string[] = [...Object.keys(pageRules), ...Object.keys(siteRules)];

export async function check(site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const page of site.pages)
    for (const [rule, examine] of Object.entries(pageRules))
      for (const message of await attempt(() => examine(page, site)))
        findings.push({ rule, path: page.path, message });
  for (const [rule, examine] of Object.entries(siteRules))
    for (const message of await attempt(() => examine(site))) findings.push({ rule, path: '', message });
  return findings;
}

// A rule throws when the page lacks an element that the rule reads. Such an exception is a finding, too.
async function attempt(examine: () => Findings): Promise<readonly string[]> {
  try {
    return await examine();
  } catch (error) {
    return [String(error)];
  }
}
