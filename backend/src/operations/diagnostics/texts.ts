import type { ContentReview } from '../../content/index.js';
import type { Level } from './finding.js';

/** Made in the panel alone, because the operator can do nothing about it. */
export const OWNER_CHECKS = ['texts'] as const;
export const OWNER_PROBLEMS = ['sampleText', 'factOfDeletedCategories'] as const;

/** What the check of the shop's texts found. */
export interface TextFinding {
  readonly check: (typeof OWNER_CHECKS)[number];
  readonly level: Level;
  readonly problem: (typeof OWNER_PROBLEMS)[number] | null;
  /** The part of the content, or the fact; empty when all is well. */
  readonly detail: string;
}

/** Checks that the shop's texts are its own. Nothing where the database does not respond, which another check says. */
export async function checkTexts(
  review: Pick<ContentReview, 'statuses' | 'hiddenFacts'>,
): Promise<TextFinding[]> {
  try {
    const [statuses, hidden] = await Promise.all([review.statuses(), review.hiddenFacts()]);
    const problems: TextFinding[] = [
      ...statuses.filter(({ isSample }) => isSample).map(({ part }) => warning('sampleText', part)),
      ...hidden.map((term) => warning('factOfDeletedCategories', term)),
    ];
    return problems.length > 0 ? problems : [{ check: 'texts', level: 'ok', problem: null, detail: '' }];
  } catch {
    return [];
  }
}

const warning = (problem: (typeof OWNER_PROBLEMS)[number], detail: string): TextFinding => ({
  check: 'texts',
  level: 'warning',
  problem,
  detail,
});
