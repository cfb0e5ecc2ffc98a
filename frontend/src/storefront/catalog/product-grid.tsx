import { chakra } from '@chakra-ui/react';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import type { CardProduct } from './card-product';
import { useCategoryNames } from './category-names';
import { usePriceNow } from './price-now';
import { ProductCard } from './product-card';

/** One column on the narrowest phones, two on others, four from a tablet on. */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '3', lg: '5' },
    '@media (min-width: 22.5rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

interface Props {
  readonly products: readonly CardProduct[];
  /** How many of the first images are on the first screen, and load at once. */
  readonly eager?: number;
  /** How many more products are loading: skeletons reserve their space, so that nothing below shifts. */
  readonly pending?: number;
}

export function ProductGrid({ products, eager = 0, pending = 0 }: Props) {
  const priceNow = usePriceNow();
  const categoryName = useCategoryNames();
  return (
    <Grid>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            categoryName={categoryName(product.category)}
            price={priceNow(product)}
            eager={index < eager}
          />
        </li>
      ))}
      <SkeletonCards count={pending} />
    </Grid>
  );
}

const SkeletonCard = chakra('span', {
  base: {
    display: 'block',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    '& > :first-of-type': { aspectRatio: '1' },
    '& > :not(:first-of-type)': { height: '1rem', marginInline: '4', marginBlock: '3' },
    '& > :last-of-type': { width: '45%', marginBottom: '5' },
  },
});

function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true" data-skeleton>
      <SkeletonCard>
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock />
      </SkeletonCard>
    </li>
  ));
}

export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <>
      <LoadingAnnouncement />
      <Grid aria-hidden="true">
        <SkeletonCards count={count} />
      </Grid>
    </>
  );
}
