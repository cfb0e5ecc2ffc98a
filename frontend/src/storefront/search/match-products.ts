interface Searchable {
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

interface Named {
  readonly name: string;
  readonly slug: string;
}

/**
 * The products that mention the words in name, description, category slug or category name, in the given order:
 * the rule of the server's `q` (backend/src/catalog/adapters/typeorm/product-conditions.ts).
 */
export function matchProducts<T extends Searchable>(
  products: readonly T[],
  words: string,
  categories: readonly Named[],
): T[] {
  const wanted = words.trim().toLowerCase();
  const nameOf = new Map(categories.map(({ slug, name }) => [slug, name]));
  return products.filter(({ name, description, category }) =>
    [name, description, category, nameOf.get(category) ?? ''].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
