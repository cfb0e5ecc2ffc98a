import { withoutInvisible } from '../../platform/domain/text.js';

const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 40;

/** Pairs of words or phrases that mean the same. */
export type SynonymPairs = readonly (readonly string[])[];

/** All spellings of a word of a search, in lower case. A text that contains one of them mentions the word. */
export type Spellings = readonly string[];

/**
 * A search as a list of parts. A part is a word, or a phrase that has synonyms. Each part has one or more readings: the
 * typed words and their synonyms. Each reading has one or more words.
 */
export type SearchTerms = readonly (readonly (readonly Spellings[])[])[];

/**
 * Reads a search as words in any order, with their synonyms. Words after the sixth are ignored, and so are the
 * characters of a word after the fortieth.
 */
export function searchTerms(query: string, synonyms: SynonymPairs): SearchTerms {
  const words = wordsOf(query)
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
  const terms: Spellings[][][] = [];
  while (words.length > 0) {
    const { length, synonymReadings } = longestPhrase(words, synonyms);
    // `splice` removes the words of this part, so that the next part begins after them.
    const typedReading = words.splice(0, length);
    terms.push([typedReading, ...synonymReadings].map((reading) => reading.map(spellingsOf)));
  }
  return terms;
}

/** Whether a text mentions at least one reading of every part. Returns false for a search without words. */
export function areMentioned(terms: SearchTerms, isMentioned: (word: Spellings) => boolean): boolean {
  return terms.length > 0 && terms.every((readings) => readings.some((words) => words.every(isMentioned)));
}

/**
 * Finds the longest phrase that has synonyms at the start of the words. If there is none, the phrase is the first word.
 */
function longestPhrase(words: readonly string[], synonyms: SynonymPairs) {
  for (let length = words.length; length > 0; length -= 1) {
    const synonymReadings = synonymsOf(words.slice(0, length), synonyms);
    if (synonymReadings.length > 0) return { length, synonymReadings };
  }
  return { length: 1, synonymReadings: [] };
}

/** Returns the words of each synonym of the phrase. Hyphens and spaces make no difference between phrases. */
function synonymsOf(phrase: readonly string[], synonyms: SynonymPairs): string[][] {
  const letters = lettersOf(phrase);
  const pairs = synonyms.map((pair) => pair.map(wordsOf));
  return pairs
    .filter((pair) => pair.some((words) => lettersOf(words) === letters))
    .flatMap((pair) => pair.filter((words) => words.length > 0 && lettersOf(words) !== letters));
}

const lettersOf = (words: readonly string[]): string => words.join('').replaceAll('-', '');

const APOSTROPHES = /['’‘ʼ`´′]/gu;

/** The words in lower case, without invisible characters and without punctuation between or around them. */
const wordsOf = (text: string): string[] =>
  withoutInvisible(text)
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,;:!?"“”„«»()[\]{}…]+/u)
    .map((word) => word.replace(/^[-.'’‘ʼ`´′]+|[-.'’‘ʼ`´′]+$/gu, ''))
    .filter((word) => word !== '');

/** Returns the spellings of a word with any apostrophe or none, with and without its accents, and with any hyphen. */
function spellingsOf(word: string): Spellings {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  const apostrophes = ["'", '’', '‘'].map((one) => word.replace(APOSTROPHES, one));
  const letters = [word, plain].flatMap((one) => hyphenated(one.replace(APOSTROPHES, '')));
  return [...new Set([word, ...apostrophes, ...letters])];
}

/**
 * Returns the spellings of a word with and without hyphens, so that 'xbanner' matches 'X-Banner'. A hyphen may be
 * missing, be a space, or stand between any two letters.
 */
function hyphenated(word: string): Spellings {
  const letters = [...word.replaceAll('-', '')];
  const joined = (start: number, end?: number) => letters.slice(start, end).join('');
  const split = letters.slice(1).map((_, index) => `${joined(0, index + 1)}-${joined(index + 1)}`);
  const unhyphenated = joined(0);
  return [...new Set([word, word.replaceAll('-', ' '), unhyphenated, ...split])];
}
