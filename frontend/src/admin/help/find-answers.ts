import type { Block } from './parse-help';

/** Words that questions have, and that do not tell what is asked. */
const ASKING = new Set(
  'ada agar apa apakah atau bagaimana berapa biar bisa buat cara dan dari dengan di gimana itu jika kah kalau ke kenapa ini lagi mana mau mengapa pada saat saya supaya untuk yang ya'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

const textOf = (block: Block): string =>
  ('spans' in block ? block.spans : block.items.flat()).map(({ text }) => text).join('');

const isMeant = (word: string, asked: string): boolean =>
  word.startsWith(asked) || (word.length > 3 && asked.startsWith(word));

const MOST_ANSWERS = 4;
/** Answers with a smaller share of the best one's weight are about something else. */
const LEAST_SHARE = 0.6;

/**
 * Finds the blocks that have the words of a question, best first, each after the heading of its part. A rare word weighs
 * more. A word is also found as the beginning of another, less its ending '-nya', and with an ending ('draft').
 */
export function findAnswers(blocks: readonly Block[], question: string): Block[] {
  const asked = [...new Set(wordsOf(question))]
    .filter((word) => !ASKING.has(word))
    .map((word) => (word.length > 6 ? word.replace(/nya$/u, '') : word));
  let heading: Block | undefined;
  const answers = blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      heading = block;
      return [];
    }
    const words = wordsOf(`${heading ? textOf(heading) : ''} ${textOf(block)}`);
    return { heading, block, found: asked.filter((one) => words.some((word) => isMeant(word, one))) };
  });
  const weights = new Map(
    asked.map((word) => {
      const count = answers.filter(({ found }) => found.includes(word)).length;
      return [word, Math.log(1 + answers.length / Math.max(1, count))];
    }),
  );
  const rated = answers
    .map((answer) => ({
      ...answer,
      rate: answer.found.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
    }))
    .filter(({ rate }) => rate > 0)
    .sort((one, other) => other.rate - one.rate);
  return rated
    .slice(0, MOST_ANSWERS)
    .filter(({ rate }) => rate >= LEAST_SHARE * (rated[0]?.rate ?? 0))
    .flatMap(({ heading: title, block }, index) =>
      title && title !== rated[index - 1]?.heading ? [title, block] : [block],
    );
}
