import type { SynonymPairs } from '../domain/search-terms.js';

export type ReadSynonyms = () => Promise<SynonymPairs>;

/** The synonyms for searches, from all slices. */
export class Synonyms {
  /** @param sources reads the contributions of the slices that have synonyms. */
  constructor(private readonly sources: () => readonly ReadSynonyms[]) {}

  async read(): Promise<SynonymPairs> {
    return (await Promise.all(this.sources().map((read) => read()))).flat();
  }
}
