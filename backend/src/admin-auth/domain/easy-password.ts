const WORDS = ['bismillah', 'indonesia', 'rahasia', 'sayang'];
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const FEW = 4;

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
/** The digits of a phone number that are the same in each of its forms. */
const withoutPrefix = (number: string): string => number.replace(/^(?:62|0)/u, '');

/**
 * Whether a password is one of the first that an attacker tries. Such a password is allowed, with a warning.
 * @param common the commonest passwords, in lower case.
 * @param own the shop's name and chat number.
 */
export function isEasyToGuess(
  password: string,
  common: ReadonlySet<string>,
  own: readonly string[],
): boolean {
  const text = plainOf(password);
  const stem = text.replace(/\d+$/u, '');
  if ([password.toLowerCase(), text].some((typed) => common.has(typed)) || isTrivial(text)) return true;
  if (common.has(stem) && isTrivial(text.slice(stem.length))) return true;
  const ownTexts = own.flatMap((name) => [name, ...name.split(/\s+/u)]).map(plainOf);
  if (/^\d+$/u.test(text) && ownTexts.some((name) => name.includes(withoutPrefix(text)))) return true;
  const words = [...WORDS, ...ownTexts.map(withoutPrefix)].filter((word) => word.length >= FEW);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && isTrivial(rest);
}

/** Whether a text is short, repeats few characters, or is made of runs such as 123 and qwerty with a short rest. */
function isTrivial(text: string): boolean {
  if (text.length <= FEW || /^(.{1,4})\1+$/u.test(text)) return true;
  const run = SEQUENCES.flatMap((row) => [...row].map((_, start) => row.slice(start)))
    .map((row) => sharedStart(row, text))
    .reduce((longest, length) => Math.max(longest, length), 0);
  return run >= 3 && (run === text.length || isTrivial(text.slice(run)));
}

function sharedStart(one: string, other: string): number {
  const differs = [...one].findIndex((letter, index) => letter !== other[index]);
  return differs === -1 ? one.length : differs;
}
