import {
  areMentioned,
  foldText,
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
import { UNIT_WORDS } from './units.js';

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

const NO_VOCABULARY: SearchVocabulary = { words: new Set(), phrases: new Map() };

/** Words that name no thing. */
const FILLERS = new Set(
  `jasa layanan bikin bikinin buat buatkan membuat pembuatan harga hrg biaya tarif ongkos murah termurah promo diskon
  pesan pesen order beli jual jualan sedia cari mau ingin butuh perlu bisa ada berapa cetak nyetak print ngeprint
  ukuran ukur terdekat dekat sini online satuan eceran grosir partai minimal custom kustom cepat kilat ekspres express
  bagus terbaik kualitas paket model contoh kak min gan dong yang dan atau untuk utk buat dengan dgn dari di ke per the`
    .trim()
    .split(/\s+/u),
);
const UNITS = new Set([
  ...UNIT_WORDS,
  ...'mm cm inch inci gsm gram gr g kg ml l liter oz ply sisi muka halaman hal warna x'.split(' '),
]);
const SIZE = /^\d+(?:x\d+)+(?:\p{L}{1,2})?$|^[abf]\d$/u;
const NUMBER = /^\d+$/u;
const WITH_UNIT = /^\d+(\p{L}+)$/u;

/** @param folded texts as `foldText` returns them. */
export function vocabularyOf(folded: Iterable<string>, synonyms: SynonymGroups): SearchVocabulary {
  const words = new Set<string>();
  const phrases = new Map<string, string>();
  for (const text of [...folded, ...synonyms.flat().map(foldText)]) {
    const own = text.match(/[\p{L}\p{Nd}]+/gu) ?? [];
    for (const [i, word] of own.entries()) {
      words.add(word);
      const next = own[i + 1];
      if (next) phrases.set(word + next, `${word} ${next}`);
    }
  }
  return { words, phrases };
}

/** Divides a search into the words that name a thing and the others. Without any of the first, all words are kept. */
function divide(query: string, { words: known }: SearchVocabulary): { kept: string[]; others: string[] } {
  const words = queryWords(query);
  const letters = words.map((word) => word.replaceAll('-', ''));
  // 'x banner' is one word.
  const isPart = (i: number): boolean =>
    [`${letters[i - 1] ?? ''}${letters[i]}`, `${letters[i]}${letters[i + 1] ?? ''}`].some(
      (joined) => joined !== letters[i] && known.has(joined),
    );
  const isOther = (word: string, i: number): boolean =>
    FILLERS.has(word) ||
    NUMBER.test(word) ||
    SIZE.test(word) ||
    UNITS.has(WITH_UNIT.exec(word)?.[1] ?? '') ||
    (UNITS.has(word) && (NUMBER.test(letters[i - 1] ?? '') || SIZE.test(letters[i - 1] ?? ''))) ||
    (/^\p{L}$/u.test(word) && !isPart(i));
  const others = new Set(words.filter((_, i) => isOther(letters[i] ?? '', i)));
  const kept = words.filter((word) => !others.has(word));
  return {
    kept: (kept.length > 0 ? kept : words).slice(0, MAX_WORDS),
    others: kept.length > 0 ? [...others].slice(0, MAX_WORDS) : [],
  };
}

/** The corrections of a search. They apply only to words that no text contains. */
export function correctionsOf(query: string, vocabulary: SearchVocabulary): Corrections {
  return new Map(
    divide(query, vocabulary).kept.flatMap((word) => {
      const letters = word.replaceAll('-', '');
      const corrected = correctionOf(letters, vocabulary);
      return corrected === undefined ? [] : [[letters, corrected] as const];
    }),
  );
}

function correctionOf(word: string, { words, phrases }: SearchVocabulary): string | undefined {
  if (words.has(word) || phrases.has(word)) return undefined;
  const [, half = ''] = /^(.+)\1$/u.exec(word) ?? [];
  const singular = [half, word.replace(/s$/u, ''), word.replace(/es$/u, '')].find((one) => words.has(one));
  return singular ?? (/^\p{L}{5,}$/u.test(word) ? nearest(word, [...words, ...phrases.keys()]) : undefined);
}

function nearest(word: string, words: readonly string[]): string | undefined {
  const max = word.length < 9 ? 1 : 2;
  let best: string | undefined;
  let least = max + 1;
  for (const other of words) {
    if (Math.abs(other.length - word.length) > max || other.length < 4) continue;
    const wrong =
      other[0] === word[0] ? distance(word, other, max) : 1 + distance(word, other.slice(1), max - 1);
    if (wrong < least || (wrong === least && wrong <= max && other < (best ?? ''))) {
      best = other;
      least = wrong;
    }
  }
  return best;
}

/** How many letters are wrong, missing, too many or exchanged with their neighbour; more than `max` if it is exceeded. */
function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > max) return max + 1;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

export function meaningOf(
  query: string,
  synonyms: SynonymGroups,
  vocabulary = NO_VOCABULARY,
  corrections: Corrections = new Map(),
): SearchMeaning {
  const { others } = divide(query, vocabulary);
  const kept = keptWords(query, vocabulary, corrections);
  // Joined and split words are one: 'kartunama', and 'tote bag' for 'totebag'.
  const spellings = kept.flatMap((word, i) => {
    const letters = word.replaceAll('-', '');
    const joined = letters + (kept[i + 1] ?? '').replaceAll('-', '');
    return [vocabulary.phrases.get(letters), joined !== letters && vocabulary.words.has(joined) && joined];
  });
  return {
    all: searchTerms(query, synonyms),
    kept: termsOf(kept, [...synonyms, ...spellings.flatMap((one) => (one ? [[one]] : []))], namingWord),
    others: others.map(synonymWord),
  };
}

/** The words of a search that name a thing, corrected; all words if none does. */
export const keptWords = (
  query: string,
  vocabulary: SearchVocabulary,
  corrections: Corrections,
): string[] =>
  divide(query, vocabulary).kept.map((word) => corrections.get(word.replaceAll('-', '')) ?? word);

/** What a part of a search scores in a product: in the name, the name or category, or any text. */
export const SCORES = { inName: 9, named: 7, mentioned: 4, all: 100 } as const;

type Test = (word: SearchedWord) => boolean;

/**
 * The rank of a product; 0 if the search does not mean it. It has all words, or at least half of the kept ones, one of
 * them in its name or category. The server has the same rule (catalog/adapters/typeorm/product-conditions.ts).
 */
export function rankOf(
  { all, kept, others }: SearchMeaning,
  tests: { readonly inName: Test; readonly named: Test; readonly mentioned: Test },
): number {
  const scores = kept.map((readings) => {
    const isTrue = (test: Test) => readings.some((words) => words.every(test));
    const kinds = ['inName', 'named', 'mentioned'] as const;
    const kind = kinds.find((one) => isTrue(tests[one]));
    return kind ? SCORES[kind] : 0;
  });
  const hits = scores.filter((score) => score > 0);
  const isMeant = 2 * hits.length >= scores.length && hits.some((score) => score >= SCORES.named);
  const isAll = areMentioned(all, tests.mentioned);
  if (!isAll && !isMeant) return 0;
  const sum = hits.reduce<number>((total, score) => total + score, 0);
  return 1 + sum + others.filter(tests.mentioned).length + (isAll ? SCORES.all : 0);
}
