import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Notice, ReadFailed } from '../../ui/notice';
import { PageWidth } from '../../ui/page-width';
import { MoreProducts } from '../catalog/more-products';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { readRange } from '../catalog/products-data';
import { useProductRange } from '../catalog/use-product-range';
import type { Plate } from './plates';
import { type PageTexts, readSort, serviceProducts } from './service-data';
import { SortForm } from './sort-form';

const SKELETONS = 6;
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
  },
});

interface Props {
  readonly plate: Plate;
  readonly texts: PageTexts;
}

/** The products of a service, sorted as the URL says. */
export function ServiceList({ plate, texts }: Props) {
  const [search] = useSearchParams();
  const { page, pending, isFetching, retry } = useProductRange(serviceProducts(plate.service, search));
  return (
    <Section as="section" id="daftar" aria-labelledby="daftar-judul">
      <Top>
        <h2 id="daftar-judul">{texts.listTitle}</h2>
        <SortForm path={plate.path} sort={readSort(search)} />
      </Top>
      {!page && retry ? (
        <ReadFailed onRetry={retry} />
      ) : !page ? (
        <ProductGridSkeleton count={SKELETONS} />
      ) : page.total === 0 ? (
        <Notice title={plate.text.emptyTitle}>
          <p>{plate.text.empty}</p>
        </Notice>
      ) : (
        <>
          <ProductGrid products={page.items} pending={pending} />
          <MoreProducts
            path={plate.path}
            anchor="daftar"
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
