const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 40;

/** Pairs of words or phrases that mean the same. */
export type SynonymPairs = readonly (readonly string[])[];

/** All spellings of a word of a search. A text mentions the word if its `foldText` contains one of them. */
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

/** Returns whether one of the texts, which are folded, contains a spelling of a word. */
export const mentionedIn =
  (folded: readonly string[]) =>
  (word: Spellings): boolean =>
    word.some((spelling) => folded.some((text) => text.includes(spelling)));

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
    .flatMap((pair) => pair.filter((words) => words.length > 0 && words.join(' ') !== phrase.join(' ')));
}

const lettersOf = (words: readonly string[]): string => words.join('').replaceAll('-', '');

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
 * The SQL function `search_fold` is the same (backend/migrations/17-search-texts.ts).
 */
export const foldText = (text: string): string => plain(text).replaceAll('-', '');

/** The words without punctuation between or around them. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/(?:(?!-)[\s\p{P}\p{Cc}])+/u)
    .map((word) => word.replace(/^-+|-+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}\p{So}]/u.test(word));

/** Returns the folded word. A hyphen may also be a space in the text, so that 'x-banner' finds 'X Banner'. */
const spellingsOf = (word: string): Spellings => [
  ...new Set([word.replaceAll('-', ''), word.replaceAll('-', ' ')]),
];
