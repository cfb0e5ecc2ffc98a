import type { ContentPart } from '../content-part.js';

export interface SearchWords {
  /** Pairs of words that mean the same. */
  synonyms: string[][];
  /** Groups of two to six words that mean the same. Older clients know the pairs only. */
  groups: string[][];
}

export const SEARCH: ContentPart<SearchWords> = {
  key: 'search',
  defaults: {
    synonyms: [
      ['tote bag', 'totebag'],
      ['id card', 'name tag'],
      ['stiker', 'sticker'],
      ['nota', 'bon'],
      ['ganci', 'gantungan kunci'],
    ],
    groups: [
      ['kaos', 'kaus', 't-shirt', 'baju'],
      ['mug', 'cangkir', 'gelas'],
      ['flyer', 'selebaran', 'pamflet'],
      ['roll banner', 'rollbanner', 'x-banner'],
      ['spanduk', 'banner', 'MMT', 'bener', 'benner', 'baner'],
      ['paper cup', 'papercup', 'gelas kertas'],
    ],
  },
  promises: [],
};

export const synonymsOf = ({ synonyms, groups }: SearchWords): string[][] => [...synonyms, ...groups];
