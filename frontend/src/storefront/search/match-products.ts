import {
  areMentioned,
  foldText,
  mentionedIn,
  searchTerms,
  type SynonymGroups,
} from '@etalase/backend/rules/search-terms';
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
  /** Other products that mention the words of the query, or synonyms of the words, in any order. */
  readonly similar: readonly T[];
}

/**
 * The products that match a query, in the given order. The server has the same rule for the parameters `q` and `match`
 * (backend/src/catalog/adapters/typeorm/product-conditions.ts).
 */
export function matchProducts<T extends Searchable>(
  products: readonly T[],
  query: string,
  categories: readonly Named[],
  synonyms: SynonymGroups,
): Matches<T> {
  const wanted = cleanText(query).toLowerCase();
  const terms = searchTerms(query, synonyms);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const found: T[] = [];
  const similar: T[] = [];
  for (const product of products) {
    const { name, description, category } = product;
    const texts = [name, description, category, names.get(category) ?? ''];
    if (texts.some((text) => text.toLowerCase().includes(wanted))) found.push(product);
    else if (areMentioned(terms, mentionedIn(texts.map(foldText)))) similar.push(product);
  }
  return { found, similar };
}
