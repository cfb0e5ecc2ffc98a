import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ProductResponse } from '../../api/generated/models';
import * as text from '../../text/product';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { relatedQuery, relatedTo } from './product-data';

const Section = chakra('section', {
  base: {
    paddingBlock: { base: '14', md: '20 24' },
    '& h2': { textStyle: 'section', marginBottom: '5' },
    '@media print': { display: 'none' },
  },
});

/** Up to four other products of the same category. If there are none, only the padding of the section remains. */
export function RelatedProducts({ product }: { readonly product: ProductResponse }) {
  const { data, isPending } = useQuery(relatedQuery(product.category));
  const products = relatedTo(product.id, data?.items ?? []);
  if (!isPending && products.length === 0) return <Section aria-hidden="true" />;
  return (
    <Section aria-labelledby="serupa">
      <h2 id="serupa">{text.related}</h2>
      {isPending ? <ProductGridSkeleton count={4} /> : <ProductGrid products={products} />}
    </Section>
  );
}
