import { chakra } from '@chakra-ui/react';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import { isLong } from '@etalase/backend/rules/image-name';
import { readImage } from '../../format/image';
import type { CardProduct } from './card-product';
import { useCategoryNames } from './category-names';
import { usePriceNow } from './price-now';
import { ProductCard } from './product-card';

/**
 * The styles of a card across several columns of the grid. The image is beside the text and as high as the row. The
 * image is about 1.2 columns wide, which is `120 / columns` percent of the card.
 */
const across = (columns: number) => ({
  gridColumn: `span ${columns}`,
  '& > article': { flexDirection: 'row' },
  '& > article > span': { flex: 'none', width: `${120 / columns}%` },
  '& > article > div:first-of-type': { justifyContent: 'flex-end', '& > :last-child': { marginTop: 0 } },
  '& h3': { fontSize: { base: 'md', lg: 'xl' } },
});

/**
 * Four columns from a tablet on. A phone has two columns, or one column if two are too narrow for the size of the text.
 */
const Grid = chakra('ul', {
  base: {
    display: 'grid',
    '--gap': { base: '{spacing.3}', lg: '{spacing.5}' },
    gap: 'var(--gap)',
    gridTemplateColumns:
      'repeat(auto-fill, minmax(min(100%, max(9.8rem, (100% - var(--gap) - 1px) / 2)), 1fr))',
    '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  variants: {
    few: {
      true: {
        '@media (min-width: 48rem)': {
          '& > :only-of-type': across(4),
          '& > :first-of-type:nth-last-of-type(2), & > :nth-of-type(2):last-of-type, & > :nth-of-type(3)':
            across(2),
        },
      },
    },
    // In four columns the first product takes two columns and two rows, and the sixth takes two columns. So eight
    // products fill three rows, and eight more fill two more rows. The last product takes the rest of the last row.
    lead: {
      true: {
        '@media (min-width: 48rem)': {
          '& > :first-of-type': {
            gridArea: 'span 2 / span 2',
            '& > article > span': { flex: '1 0 0', aspectRatio: 'auto !important' },
            '& > article > div:first-of-type': { flex: 'none' },
            '& h3': { fontSize: { base: 'lg', lg: '2xl' }, letterSpacing: 'snug' },
            '& h3 + p > span:first-of-type': {
              '--price-size': { base: '{fontSizes.lg}', lg: '{fontSizes.xl}' },
            },
          },
          '& > :nth-of-type(6), & > :last-of-type:nth-of-type(4n + 3)': across(2),
          '& > :last-of-type:nth-of-type(4n + 2)': across(3),
          '& > :last-of-type:nth-of-type(4n + 1)': across(4),
        },
      },
      // Long pictures only: the first product takes two columns of one row, and the last one the rest of its row.
      flat: {
        '@media (min-width: 48rem)': {
          '& > :first-of-type': {
            gridColumn: 'span 2',
            '& > article > span': { aspectRatio: 'auto !important', flex: '1 0 0' },
            '& > article > div:first-of-type': { flex: 'none' },
          },
          '& > :last-of-type:nth-of-type(4n + 2)': across(2),
          '& > :last-of-type:nth-of-type(4n + 1)': across(3),
          '& > :last-of-type:nth-of-type(4n)': across(4),
        },
      },
    },
  },
});

const COLUMNS = 4;
/** The smallest number of products that fills the rows of a grid with a large first product. */
const MIN_WITH_LEAD = 8;

interface Props {
  readonly lead?: boolean;
  readonly products: readonly CardProduct[];
  /** The number of images on the first screen. These images are not loaded lazily. */
  readonly eager?: number;
  /** The number of further products that are loading. Skeletons reserve their space, so that nothing below shifts. */
  readonly pending?: number;
}

/** The longest picture that fills the large tile. */
const LONGEST_LEAD = 1.5;
function isCompact({ image }: CardProduct): boolean {
  const size = image === undefined ? undefined : readImage(image);
  return size === undefined || !isLong(size, LONGEST_LEAD);
}

/** Begins with the first product whose picture fills the large tile, if one of the first products has such a picture. */
function withCompactFirst(products: readonly CardProduct[]): readonly CardProduct[] {
  const first = products.slice(0, MIN_WITH_LEAD).find(isCompact);
  return first ? [first, ...products.filter((product) => product !== first)] : products;
}

export function ProductGrid({ lead = false, products: given, eager = 0, pending = 0 }: Props) {
  const priceNow = usePriceNow();
  const categoryName = useCategoryNames();
  const count = given.length + pending;
  const hasLead = lead && count >= MIN_WITH_LEAD;
  const products = hasLead ? withCompactFirst(given) : given;
  const isFlat = hasLead && products[0] !== undefined && !isCompact(products[0]);
  const few = count < COLUMNS;
  // Must name the products that the variants of `Grid` make large or wide.
  const shape = (index: number) => {
    if (few) return count < 3 || index === 2 ? 'wide' : undefined;
    if (!hasLead) return undefined;
    if (isFlat) return index === 0 ? 'flat' : index === count - 1 && count % 4 < 3 ? 'wide' : undefined;
    return index === 0 ? 'lead' : index === 5 || (index === count - 1 && count % 4 > 0) ? 'wide' : undefined;
  };
  return (
    <Grid lead={isFlat ? 'flat' : hasLead} few={few}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            categoryName={categoryName(product.category)}
            price={priceNow(product)}
            eager={index < eager}
            shape={shape(index)}
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

interface SkeletonProps {
  readonly count: number;
  readonly lead?: boolean;
}

export function ProductGridSkeleton({ count, lead }: SkeletonProps) {
  return (
    <>
      <LoadingAnnouncement />
      <Grid lead={lead} aria-hidden="true">
        <SkeletonCards count={count} />
      </Grid>
    </>
  );
}
