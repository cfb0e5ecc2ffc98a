import type { SynonymPairs } from '../domain/search-terms.js';

export type ReadSynonyms = () => Promise<SynonymPairs>;

/** The words of the same meaning that a search knows. */
export class Synonyms {
  /** @param sources reads the contributions of the slices that know synonyms. */
  constructor(private readonly sources: () => readonly ReadSynonyms[]) {}

  async read(): Promise<SynonymPairs> {
    return (await Promise.all(this.sources().map((read) => read()))).flat();
  }
}
