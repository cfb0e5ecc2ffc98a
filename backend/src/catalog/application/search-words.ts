import type { Clock } from '../../platform/clock/clock.js';
import {
  correctionsOf,
  keptWords,
  meaningOf,
  type SearchMeaning,
  type SearchVocabulary,
  vocabularyOf,
} from '../domain/search-meaning.js';
import { type SynonymGroups, typedWord } from '../domain/search-terms.js';
import type { ProductViews } from './ports.js';

export type ReadSynonyms = () => Promise<SynonymGroups>;

interface KnownWords {
  readonly synonyms: SynonymGroups;
  readonly vocabulary: SearchVocabulary;
}

/** Reads searches as the names of the visible products and the synonyms suggest. */
export class SearchWords {
  private readonly known: () => Promise<KnownWords>;

  constructor(
    private readonly views: Pick<ProductViews, 'mentions' | 'nameTexts'>,
    private readonly clock: Clock,
    sources: () => readonly ReadSynonyms[],
    // By default, nothing is cached.
    remember: (load: () => Promise<KnownWords>) => () => Promise<KnownWords> = (load) => load,
  ) {
    this.known = remember(async () => {
      const [names, ...groups] = await Promise.all([
        views.nameTexts(await clock.now()),
        ...sources().map((read) => read()),
      ]);
      const synonyms = groups.flat();
      return { synonyms, vocabulary: vocabularyOf(names, synonyms) };
    });
  }

  /** Returns what a search may mean, and its words that name a thing, corrected. */
  async read(query: string): Promise<{ readonly meaning: SearchMeaning; readonly kept: readonly string[] }> {
    const { synonyms, vocabulary } = await this.known();
    const now = await this.clock.now();
    const possible = await Promise.all(
      [...correctionsOf(query, vocabulary)].map(async (correction) =>
        (await this.views.mentions(typedWord(correction[0]), now)) ? [] : [correction],
      ),
    );
    const corrections = new Map(possible.flat());
    return {
      meaning: meaningOf(query, synonyms, vocabulary, corrections),
      kept: keptWords(query, vocabulary, corrections),
    };
  }
}
