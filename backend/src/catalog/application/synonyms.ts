import type { SynonymGroups } from '../domain/search-terms.js';

export type ReadSynonyms = () => Promise<SynonymGroups>;

/** Reads the synonyms for searches from all modules that have synonyms. */
export class Synonyms {
  /** @param sources returns one function for each module that has synonyms. The function reads these synonyms. */
  constructor(private readonly sources: () => readonly ReadSynonyms[]) {}

  async read(): Promise<SynonymGroups> {
    return (await Promise.all(this.sources().map((read) => read()))).flat();
  }
}
