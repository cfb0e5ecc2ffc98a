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

/**
 * Finds the blocks with the most words of a question, each after the heading of its part. A word is also found as the
 * beginning of another, and less its ending '-nya'.
 */
export function findAnswers(blocks: readonly Block[], question: string): Block[] {
  const asked = [...new Set(wordsOf(question))]
    .filter((word) => !ASKING.has(word))
    .map((word) => (word.length > 6 ? word.replace(/nya$/u, '') : word));
  let heading: Block | undefined;
  const rated = blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      heading = block;
      return [];
    }
    const words = wordsOf(`${heading ? textOf(heading) : ''} ${textOf(block)}`);
    return { heading, block, rate: asked.filter((one) => words.some((word) => word.startsWith(one))).length };
  });
  const best = Math.max(1, ...rated.map(({ rate }) => rate));
  const found = rated.filter(({ rate }) => rate === best);
  return found.flatMap(({ heading: title, block }, index) =>
    title && title !== found[index - 1]?.heading ? [title, block] : [block],
  );
}
