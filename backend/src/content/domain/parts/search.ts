import type { ContentPart } from '../content-part.js';

/** The owner's words for the search. */
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
  promises: [],
};
