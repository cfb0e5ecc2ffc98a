import type { ContentReview } from '../../content/index.js';
import type { Level } from './finding.js';

/** Checks that only the panel makes, because the operator cannot solve the problems that they find. */
export const OWNER_CHECKS = ['texts'] as const;
export const OWNER_PROBLEMS = ['sampleText', 'oldFigure', 'factOfDeletedCategories'] as const;

export interface TextFinding {
  readonly check: (typeof OWNER_CHECKS)[number];
  readonly level: Level;
  readonly problem: (typeof OWNER_PROBLEMS)[number] | null;
  /**
   * For a sample text, the part of the content. For an outdated figure, the part and the figure. For a fact, the fact
   * itself. Empty without a problem.
   */
  readonly detail: string;
}

/**
 * Finds texts of the shop that are still samples or are outdated, and facts about deleted categories. Returns nothing
 * while the database does not respond, because another check reports this problem.
 */
export async function checkTexts(
  review: Pick<ContentReview, 'statuses' | 'oldFigures' | 'hiddenFacts'>,
): Promise<TextFinding[]> {
  try {
    const [statuses, old, hidden] = await Promise.all([
      review.statuses(),
      review.oldFigures(),
      review.hiddenFacts(),
    ]);
    const problems: TextFinding[] = [
      ...statuses.filter(({ isSample }) => isSample).map(({ part }) => warning('sampleText', part)),
      ...old.map(({ figure, part }) => warning('oldFigure', `${part}: ${figure}`)),
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
