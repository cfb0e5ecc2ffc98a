import type { Clock } from '../../platform/clock/clock.js';
import { cutText } from '../../platform/domain/text.js';
import {
  type Corrections,
  correctionsOf,
  meaningOf,
  namingWords,
  type SearchMeaning,
  type SearchVocabulary,
  vocabularyOf,
} from '../domain/search-meaning.js';
import { type SynonymGroups, typedWord } from '../domain/search-terms.js';
import type { ProductViews } from './ports.js';

export type ReadSynonyms = () => Promise<SynonymGroups>;

export interface SuggestedPair {
  /** Null if the search has only words that name no thing, such as a size. */
  readonly words: string | null;
  readonly product: string | null;
}

const MAX_SYNONYM_LENGTH = 40;

/** The first words of a longer name. */
const synonymFor = (name: string): string =>
  name.length > MAX_SYNONYM_LENGTH
    ? cutText(name.slice(0, MAX_SYNONYM_LENGTH + 1).replace(/\s+\S*$/u, ''), MAX_SYNONYM_LENGTH)
    : name;

interface KnownWords {
  readonly synonyms: SynonymGroups;
  readonly vocabulary: SearchVocabulary;
}

/** Reads searches as the names of the visible products and the synonyms suggest. */
export class SearchWords {
  private readonly known: () => Promise<KnownWords>;

  constructor(
    private readonly views: Pick<ProductViews, 'list' | 'mentions' | 'nameTexts'>,
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

  /** What a search may mean. */
  async read(query: string): Promise<SearchMeaning> {
    const { synonyms, vocabulary } = await this.known();
    return meaningOf(query, synonyms, vocabulary, await this.correctionsOf(query, vocabulary));
  }

  /** The pair of synonyms that may answer a search: its words that name a thing, corrected, and a product's name. */
  async suggest(query: string): Promise<SuggestedPair> {
    const { synonyms, vocabulary } = await this.known();
    const corrections = await this.correctionsOf(query, vocabulary);
    const words = namingWords(query, vocabulary, corrections).join(' ');
    if (words === '' || words.length > MAX_SYNONYM_LENGTH) return { words: null, product: null };
    const similar = meaningOf(query, synonyms, vocabulary, corrections);
    const found = await this.views.list(
      { q: query, similar, active: true, limit: 1 },
      await this.clock.now(),
    );
    const product = found.items[0] ? synonymFor(found.items[0].name) : null;
    const isKnown = synonyms.some((group) => group.includes(words) && group.includes(product ?? ''));
    return { words, product: isKnown ? null : product };
  }

  private async correctionsOf(query: string, vocabulary: SearchVocabulary): Promise<Corrections> {
    const now = await this.clock.now();
    const possible = await Promise.all(
      [...correctionsOf(query, vocabulary)].map(async (correction) =>
        (await this.views.mentions(typedWord(correction[0]), now)) ? [] : [correction],
      ),
    );
    return new Map(possible.flat());
  }
}
