import { correctionsOf, meaningOf, rankOf, vocabularyOf } from '@etalase/backend/rules/search-meaning';
import { foldText, mentionedIn, type SynonymGroups, typedWord } from '@etalase/backend/rules/search-terms';
import { cleanText } from '@etalase/backend/rules/text';

interface Searchable {
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

interface Named {
  readonly name: string;
  readonly slug: string;
}

interface Matches<T> {
  /** The products that contain the query in name, description, category slug or category name. */
  readonly found: readonly T[];
  /** Other products that the query may mean, the best first. */
  readonly similar: readonly T[];
}

/**
 * Returns a search of these products. Those that a query finds keep their order. The server has the same rule for the
 * parameters `q` and `match` (backend/src/catalog/adapters/typeorm/product-conditions.ts).
 */
export function searchOf<T extends Searchable>(
  products: readonly T[],
  categories: readonly Named[],
  synonyms: SynonymGroups,
): (query: string) => Matches<T> {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const indexed = products.map((product) => {
    const { name, description, category } = product;
    const texts = [name, category, names.get(category) ?? '', description];
    const folded = texts.map(foldText);
    return {
      product,
      lower: texts.map((text) => text.toLowerCase()),
      named: folded.slice(0, 3),
      folded,
    };
  });
  const vocabulary = vocabularyOf(new Set(indexed.flatMap(({ named }) => named)), synonyms);
  return (query) => {
    const wanted = cleanText(query).toLowerCase();
    const corrections = [...correctionsOf(query, vocabulary)].filter(([word]) => {
      const typed = typedWord(word);
      return !indexed.some(({ folded }) => mentionedIn(folded)(typed));
    });
    const meaning = meaningOf(query, synonyms, vocabulary, new Map(corrections));
    const found: T[] = [];
    const similar: { product: T; rank: number }[] = [];
    for (const { product, lower, named, folded } of indexed) {
      if (lower.some((text) => text.includes(wanted))) {
        found.push(product);
        continue;
      }
      const rank = rankOf(meaning, [mentionedIn(named.slice(0, 1)), mentionedIn(named), mentionedIn(folded)]);
      if (rank > 0) similar.push({ product, rank });
    }
    similar.sort((a, b) => b.rank - a.rank);
    return { found, similar: similar.map(({ product }) => product) };
  };
}
