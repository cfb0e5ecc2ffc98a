import { MAX_QUERY_LENGTH } from '../../platform/domain/search-query.js';

export const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 40;

export type SynonymGroups = readonly (readonly string[])[];

/** A word of a search. A text mentions the word if its `foldText` contains one of the spellings. */
export interface SearchedWord {
  readonly spellings: readonly string[];
  /** Whether the spelling has to be a word of its own ('bon' is not in 'karbon'), or the start of one. */
  readonly bound?: 'whole' | 'start' | undefined;
}

/** Shorter synonyms occur in many words, so they are compared with whole words. */
const MIN_PART_LENGTH = 4;

/**
 * A search as a list of parts. A part is a word, or a phrase that has synonyms. Each part has one or more readings: the
 * typed words and their synonyms. Each reading has one or more words.
 */
export type SearchTerms = readonly (readonly (readonly SearchedWord[])[])[];

/**
 * Reads a search as words in any order, with their synonyms. Words after the sixth are ignored, and so are the
 * characters of a word after the fortieth.
 */
export const searchTerms = (query: string, synonyms: SynonymGroups): SearchTerms =>
  termsOf(queryWords(query), synonyms, typedWord);

/** @param read says how a typed word is looked for. */
export function termsOf(
  typed: readonly string[],
  synonyms: SynonymGroups,
  read: (word: string) => SearchedWord,
): SearchTerms {
  const words = typed.slice(0, MAX_WORDS);
  const terms: SearchedWord[][][] = [];
  while (words.length > 0) {
    const { length, synonymReadings } = longestPhrase(words, synonyms);
    // `splice` removes the words of this part, so that the next part begins after them.
    const typedReading = words.splice(0, length);
    terms.push([typedReading.map(read), ...synonymReadings.map((reading) => reading.map(synonymWord))]);
  }
  return terms;
}

export const queryWords = (query: string): string[] =>
  wordsOf(query.slice(0, MAX_QUERY_LENGTH)).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));

/** Whether a text mentions at least one reading of every part. Returns false for a search without words. */
export function areMentioned(terms: SearchTerms, isMentioned: (word: SearchedWord) => boolean): boolean {
  return terms.length > 0 && terms.every((readings) => readings.some((words) => words.every(isMentioned)));
}

export const mentionedIn =
  (folded: readonly string[]) =>
  ({ spellings, bound }: SearchedWord): boolean =>
    spellings.some((spelling) => {
      const pattern = bound && new RegExp(boundPattern(spelling, bound, '\\p{L}\\p{Nd}'), 'u');
      return folded.some((text) => text.includes(spelling) && (!pattern || pattern.test(text)));
    });

/** A whole word may be its plural. @param alphanumeric the characters of words, for the brackets of a regular expression. */
export function boundPattern(word: string, bound: 'whole' | 'start', alphanumeric: string): string {
  const escaped = word.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
  return `(^|[^${alphanumeric}])${escaped}${bound === 'whole' ? `s?($|[^${alphanumeric}])` : ''}`;
}

/**
 * Finds the longest phrase that has synonyms at the start of the words. If there is none, the phrase is the first word.
 */
function longestPhrase(words: readonly string[], synonyms: SynonymGroups) {
  for (let length = words.length; length > 0; length -= 1) {
    const synonymReadings = synonymsOf(words.slice(0, length), synonyms);
    if (synonymReadings.length > 0) return { length, synonymReadings };
  }
  return { length: 1, synonymReadings: [] };
}

/**
 * Returns the words of each synonym of the phrase. Hyphens and spaces make no difference between phrases. A phrase with
 * a short word is also looked for as one word: 'id card' is in 'ID-Card'.
 */
function synonymsOf(phrase: readonly string[], synonyms: SynonymGroups): string[][] {
  const letters = lettersOf(phrase.join(''));
  const groups = synonyms.map((group) => group.map(wordsOf));
  return groups
    .filter((group) => group.some((words) => lettersOf(words.join('')) === letters))
    .flatMap((group) => group.filter((words) => words.length > 0 && words.join(' ') !== phrase.join(' ')))
    .flatMap((words) => (words.length > 1 && words.some(isShort) ? [words, [words.join('')]] : [words]));
}

export const lettersOf = (words: string): string => words.replaceAll('-', '');

// After NFKD: invisible characters, accents, and the kinds of apostrophes.
const REMOVED =
  /(?:[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC\u{13430}-\u{1343F}'`\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78B\uA78C]|[\u0300-\u036F\u1AB0-\u1AFF]|[\u1DC0-\u1DFF\u20D0-\u20FF]|[\uFE20-\uFE2F])+/gu;
const HYPHENS = /[-\u2010-\u2013\u2212]/gu;
// What NFKD does not decompose.
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ς: 'σ', '×': 'x' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** In lower case, without what is removed, with the same hyphen everywhere. */
const plain = (text: string): string =>
  text
    .replaceAll('\u00B4', '')
    .normalize('NFKD')
    .replace(REMOVED, '')
    .toLowerCase()
    .replace(/[ıłøđðħŧς×ßæœþ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(HYPHENS, '-');

/**
 * Returns a text as searches compare it: in lower case, without accents, apostrophes, hyphens and invisible characters.
 * The SQL function `search_fold` is the same (backend/migrations/3-catalog.ts).
 */
export const foldText = (text: string): string => plain(text).replaceAll('-', '');

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/(?:(?!-)[\s\p{P}\p{Cc}])+/u)
    .map((word) => word.replace(/^-+|-+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}\p{So}]/u.test(word));

/**
 * Returns the folded word. The text may have a space in place of a hyphen, or between a number and its unit: 'x-banner'
 * finds 'X Banner', and '310gsm' finds '310 gsm'. A single letter is no unit: '3d' does not find '3 dus'. '60x160' finds '60 x 160'.
 */
const spellingsOf = (word: string): string[] => {
  const joined = lettersOf(word);
  const apart = joined.replace(/(\p{Nd})(?=\p{L}{2})/gu, '$1 ');
  return [
    ...new Set([joined, word.replaceAll('-', ' '), apart, apart.replace(/(\p{Nd})x(?=\p{Nd})/gu, '$1 x ')]),
  ];
};

export const typedWord = (word: string): SearchedWord => ({ spellings: spellingsOf(word) });
export const synonymWord = (word: string): SearchedWord => ({
  spellings: spellingsOf(word),
  bound: isShort(word) ? 'whole' : undefined,
});
/** 'emas' is not in 'kemasan', but 'banner' is in 'xbanner'. */
export const namingWord = (word: string): SearchedWord => ({
  spellings: spellingsOf(word),
  bound: isShort(word) ? 'whole' : lengthOf(word) === MIN_PART_LENGTH ? 'start' : undefined,
});
const isShort = (word: string): boolean => lengthOf(word) < MIN_PART_LENGTH;
const lengthOf = (word: string): number => [...lettersOf(word)].length;
