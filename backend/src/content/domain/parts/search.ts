import type { ContentPart } from '../content-part.js';

/** What the search knows about words. */
export interface SearchWords {
  /** Pairs of words that mean the same. */
  synonyms: string[][];
}

export const SEARCH: ContentPart<SearchWords> = {
  key: 'search',
  defaults: {
    synonyms: [
      ['kaos', 't-shirt'],
      ['stiker', 'sticker'],
      ['spanduk', 'banner'],
      ['cetak', 'print'],
      ['kartu nama', 'business card'],
    ],
  },
  hasPromises: false,
};
