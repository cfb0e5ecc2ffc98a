import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReadFailed } from '../../ui/notice';
import { PageWidth } from '../../ui/page-width';
import type { CardProduct } from '../catalog/card-product';
import { MoreProducts } from '../catalog/more-products';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { type ProductRange, readRange, type Sorts } from '../catalog/products-data';
import { SortForm } from './sort-form';
import { useProductRange } from '../catalog/use-product-range';

const Section = chakra(PageWidth, { base: { paddingTop: { base: '12', md: '20' } } });
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '4',
    marginBottom: { base: '6', md: '8' },
    '& h2': { textStyle: 'section' },
    '& > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      rowGap: '2',
      '& > div': { marginTop: 0 },
    },
  },
});

interface Props {
  readonly id: string;
  readonly title: string;
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  readonly path: string;
  readonly sorts: Sorts;
  readonly products: ProductRange<CardProduct>;
  readonly eager?: number;
  readonly skeletons: number;
  readonly empty: ReactNode;
}

export function SortedList({ id, title, aside, path, sorts, products, eager, skeletons, empty }: Props) {
  const [search] = useSearchParams();
  // `retry` is set when the products could not be loaded. `page` may still contain a shorter list.
  const { page, pending, isFetching, retry } = useProductRange(products);
  return (
    <Section as="section" id={id} aria-labelledby={`${id}-judul`}>
      <Top>
        <div>
          <h2 id={`${id}-judul`}>{title}</h2>
          {aside}
        </div>
        {page?.total !== 0 && <SortForm path={path} anchor={id} sorts={sorts} />}
      </Top>
      {!page && retry ? (
        <ReadFailed onRetry={retry} />
      ) : !page ? (
        <ProductGridSkeleton count={skeletons} />
      ) : page.total === 0 ? (
        empty
      ) : (
        <>
          <ProductGrid products={page.items} eager={eager} pending={pending} />
          <MoreProducts
            path={path}
            anchor={id}
            shown={page.items.length}
            total={page.total}
            range={readRange(search)}
            busy={isFetching}
            onRetry={retry}
          />
        </>
      )}
    </Section>
  );
}
