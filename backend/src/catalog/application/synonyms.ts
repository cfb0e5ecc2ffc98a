import type { SynonymGroups } from '../domain/search-terms.js';

export type ReadSynonyms = () => Promise<SynonymGroups>;

export class Synonyms {
  constructor(private readonly sources: () => readonly ReadSynonyms[]) {}

  async read(): Promise<SynonymGroups> {
    return (await Promise.all(this.sources().map((read) => read()))).flat();
  }
}
