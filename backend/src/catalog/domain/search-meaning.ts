import {
  areMentioned,
  foldText,
  lettersOf,
  MAX_WORDS,
  namingWord,
  queryWords,
  type SearchedWord,
  searchTerms,
  type SearchTerms,
  type SynonymGroups,
  synonymWord,
  termsOf,
} from './search-terms.js';

/** The folded words of the names, categories and synonyms. */
export interface SearchVocabulary {
  readonly words: ReadonlySet<string>;
  /** Two words beside each other, by their letters without the space. */
  readonly phrases: ReadonlyMap<string, string>;
}

/** What a search may mean. */
export interface SearchMeaning {
  /** All words, as typed. */
  readonly all: SearchTerms;
  /** The words that name a thing, corrected. */
  readonly kept: SearchTerms;
  /** The other words. They only count for the order of the products. */
  readonly others: readonly SearchedWord[];
}

/** Replacements of words that no text contains. */
export type Corrections = ReadonlyMap<string, string>;

/** Words that name no thing. */
const FILLER =
  /^(?:jasa|bikin|buat|pembuatan|harga|murah|pesan|pesen|order|beli|cari|bisa|cetak|print|ukuran|terdekat|online|satuan|grosir|custom|cepat|kilat|ekspres|paket|dan|atau|untuk|dengan|per)$/u;
const UNIT =
  '(?:lembar|lbr|pcs|buah|box|kotak|dus|pak|pack|rim|lusin|set|roll|buku|meter|m|cm|mm|gsm|gram|gr|kg|ml|liter|oz|ply|sisi|rangkap|halaman|warna|x)';
const IS_UNIT = new RegExp(`^${UNIT}$`, 'u');
/** A number or size, perhaps with its unit. */
const AMOUNT = new RegExp(`^(?:\\d+(?:x\\d+)*${UNIT}?|[abf]\\d)$`, 'u');

/** @param folded texts as `foldText` returns them. */
export function vocabularyOf(folded: Iterable<string>, synonyms: SynonymGroups): SearchVocabulary {
  const words = new Set<string>();
  const phrases = new Map<string, string>();
  for (const text of [...folded, ...synonyms.flat().map(foldText)]) {
    let before = '';
    for (const word of text.match(/[\p{L}\p{Nd}]+/gu) ?? []) {
      words.add(word);
      const letters = /^\p{L}+$/u.test(word) ? word : '';
      if (before && letters) phrases.set(before + letters, `${before} ${letters}`);
      before = letters;
    }
  }
  return { words, phrases };
}

/** Divides a search into the words that name a thing and the others. Without any of the first, all words are kept. */
function divide(query: string, { words: known }: SearchVocabulary) {
  const words = queryWords(query);
  const letters = words.map(lettersOf);
  const joined = letters.map((word, i) => word + (letters[i + 1] ?? ' '));
  // 'x banner' is one word.
  const isPart = (i: number): boolean => known.has(joined[i - 1] ?? '') || known.has(joined[i] ?? '');
  const isOther = (word: string, i: number): boolean =>
    FILLER.test(word) ||
    AMOUNT.test(word) ||
    (IS_UNIT.test(word) && AMOUNT.test(letters[i - 1] ?? '')) ||
    (/^\p{L}$/u.test(word) && !isPart(i));
  const others = new Set(words.filter((_, i) => isOther(letters[i] ?? '', i)));
  const naming = words.filter((word) => !others.has(word)).slice(0, MAX_WORDS);
  const kept = naming.length > 0 ? naming : words.slice(0, MAX_WORDS);
  return { naming, kept, others: [...others].slice(0, MAX_WORDS) };
}

/** The corrections of a search. They apply only to words that no text contains. */
export function correctionsOf(query: string, vocabulary: SearchVocabulary): Corrections {
  const { words, phrases } = vocabulary;
  return new Map(
    divide(query, vocabulary).kept.flatMap((word) => {
      const letters = lettersOf(word);
      if (words.has(letters) || phrases.has(letters)) return [];
      const singular = letters.replace(/s$/u, '');
      const corrected = words.has(singular) ? singular : nearest(letters, vocabulary);
      return corrected ? [[letters, corrected] as const] : [];
    }),
  );
}

/** The nearest of the words that begin with the same letter, or of which this letter is missing. */
function nearest(word: string, { words, phrases }: SearchVocabulary): string | undefined {
  if (!/^\p{L}{5,}$/u.test(word)) return undefined;
  const max = word.length < 9 ? 1 : 2;
  let best: string | undefined;
  let least = max;
  const compare = (other: string): void => {
    const missing = Number(other[0] !== word[0]);
    if (other[missing] !== word[0]) return;
    const wrong = missing + distance(word, other.slice(missing), max - missing);
    if (wrong < least || (wrong === least && (best === undefined || other < best)))
      [best, least] = [other, wrong];
  };
  words.forEach(compare);
  for (const letters of phrases.keys()) compare(letters);
  return best;
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour; infinite if more than `max` are. */
function distance(one: string, other: string, max: number): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  if (a === b) return 0;
  if (max === 0) return Infinity;
  const next = (i: number, j: number): number => 1 + distance(a.slice(i), b.slice(j), max - 1);
  const isExchanged = a[0] === b[1] && a[1] === b[0];
  return Math.min(next(1, 0), next(0, 1), next(1, 1), isExchanged ? next(2, 2) : Infinity);
}

export function meaningOf(
  query: string,
  synonyms: SynonymGroups,
  vocabulary: SearchVocabulary,
  corrections: Corrections,
): SearchMeaning {
  const { kept: typed, others } = divide(query, vocabulary);
  const kept = typed.map((word) => correct(word, corrections));
  // Joined and split words are one: 'kartunama', and 'tote bag' for 'totebag'.
  const spellings = kept.flatMap((word, i) => {
    const letters = lettersOf(word);
    const joined = letters + lettersOf(kept[i + 1] ?? '');
    return [vocabulary.phrases.get(letters), joined !== letters && vocabulary.words.has(joined) && joined];
  });
  return {
    all: searchTerms(query, synonyms),
    kept: termsOf(kept, [...synonyms, ...spellings.flatMap((one) => (one ? [[one]] : []))], namingWord),
    others: others.map(synonymWord),
  };
}

/** The words of a search that name a thing, corrected. */
export const namingWords = (
  query: string,
  vocabulary: SearchVocabulary,
  corrections: Corrections,
): string[] => divide(query, vocabulary).naming.map((word) => correct(word, corrections));

const correct = (word: string, corrections: Corrections): string => corrections.get(lettersOf(word)) ?? word;

/** What a part of a search scores in a product: in the name as typed or as a synonym, in the category, or in any text. */
export const SCORES = { typed: 10, synonym: 9, category: 7, mentioned: 4, all: 100 } as const;

type Test = (word: SearchedWord) => boolean;

/**
 * The rank of a product; 0 if the search does not mean it. It has all words, or at least half of the kept ones, one of
 * them in its name or category. The server has the same rule (catalog/adapters/typeorm/product-conditions.ts).
 * @param tests whether a word is in the name, in the name or category, and in any text.
 */
export function rankOf(
  { all, kept, others }: SearchMeaning,
  [inName, isNamed, isMentioned]: readonly [Test, Test, Test],
): number {
  const scores = kept.map((readings) => {
    const has = (test: Test) => readings.some((words) => words.every(test));
    if (has(inName)) return readings[0]?.every(inName) ? SCORES.typed : SCORES.synonym;
    return has(isNamed) ? SCORES.category : has(isMentioned) ? SCORES.mentioned : 0;
  });
  const isMeant =
    Math.max(...scores) >= SCORES.category && 2 * scores.filter(Boolean).length >= scores.length;
  const isAll = areMentioned(all, isMentioned);
  if (!isAll && !isMeant) return 0;
  const sum = scores.reduce<number>((total, score) => total + score, 0);
  return sum + others.filter(isMentioned).length + (isAll ? SCORES.all : 0);
}
