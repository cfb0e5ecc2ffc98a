import { ApiSchema } from '@nestjs/swagger';
import type { Facts, ProductFact } from '../../../domain/parts/facts.js';
import { PartList } from '../nested.js';
import { Text } from '../text-fields.js';
import { CategorySlugs, OptionalYesNo } from '../value-fields.js';

@ApiSchema({ name: 'ProductFact', description: 'A fact beside the products of some or all categories' })
export class ProductFactBody implements ProductFact {
  @Text('Nama fakta', 40, 'Pengiriman')
  term: string;

  @Text('Isi fakta', 80, 'Jabodetabek 1–2 hari')
  fact: string;

  @CategorySlugs('Kategori fakta', 50)
  categories: string[] | null;

  @OptionalYesNo('Hanya produk yang dikirim')
  onlyShipped?: boolean;
}

@ApiSchema({ name: 'HeroFact', description: 'A fact on the first screen of the home page' })
export class HeroFactBody {
  @Text('Angka beranda', 20, '3–5 hari')
  figure: string;

  @Text('Keterangan angka beranda', 40, 'logo selesai')
  label: string;
}

@ApiSchema({ name: 'Facts', description: 'The facts beside every product and on the home page' })
export class FactsBody implements Facts {
  @PartList('Fakta produk', 8, () => ProductFactBody)
  product: ProductFactBody[];

  @PartList('Fakta beranda', 3, () => HeroFactBody)
  hero: HeroFactBody[];
}
