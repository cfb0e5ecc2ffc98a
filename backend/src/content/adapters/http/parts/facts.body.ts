import { ApiSchema } from '@nestjs/swagger';
import { FACTS_FIELDS, HERO_FACT_FIELDS, PRODUCT_FACT_FIELDS } from '../../../domain/fields.js';
import type { Facts, ProductFact } from '../../../domain/parts/facts.js';
import { PartList } from '../nested.js';
import { Text } from '../text-fields.js';
import { CategorySlugs, OptionalYesNo } from '../value-fields.js';

@ApiSchema({ name: 'ProductFact', description: 'A fact beside the products of some or all categories' })
export class ProductFactBody implements ProductFact {
  @Text(PRODUCT_FACT_FIELDS.term, 'Pengiriman')
  term: string;

  @Text(PRODUCT_FACT_FIELDS.fact, 'Jabodetabek 1–2 hari')
  fact: string;

  @CategorySlugs(PRODUCT_FACT_FIELDS.categories.label, 50)
  categories: string[] | null;

  @OptionalYesNo(PRODUCT_FACT_FIELDS.onlyShipped.label)
  onlyShipped?: boolean;
}

@ApiSchema({ name: 'HeroFact', description: 'A fact on the first screen of the home page' })
export class HeroFactBody {
  @Text(HERO_FACT_FIELDS.figure, '3–5 hari')
  figure: string;

  @Text(HERO_FACT_FIELDS.label, 'logo selesai')
  label: string;
}

@ApiSchema({ name: 'Facts', description: 'The facts beside every product and on the home page' })
export class FactsBody implements Facts {
  @PartList(FACTS_FIELDS.product.label, 8, () => ProductFactBody)
  product: ProductFactBody[];

  @PartList(FACTS_FIELDS.hero.label, 3, () => HeroFactBody)
  hero: HeroFactBody[];
}
