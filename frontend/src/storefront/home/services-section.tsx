import { chakra } from '@chakra-ui/react';
import { paths } from '../../paths';
import * as text from '../../text/home';
import { Notice, ReadFailed } from '../../ui/notice';
import { PageWidth } from '../../ui/page-width';
import { MoreProducts } from '../catalog/more-products';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { PAGE_SIZE, shownProducts, type Range } from '../catalog/products-data';
import { useProductRange } from '../catalog/use-product-range';
import { CategoryFilter } from './category-filter';
import { EmptyShop } from './empty-shop';

const Section = chakra('section', { base: { paddingBlock: { base: '12', md: '20 24' } } });
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    '& h2': { textStyle: 'title' },
    '& p': { maxWidth: '32rem', color: 'ink.soft' },
  },
});

interface Props {
  readonly category: string | undefined;
  readonly range: Range;
}

export function ServicesSection({ category, range }: Props) {
  // `retry` is set when the products could not be loaded. `page` may still contain a shorter list.
  const { page, pending, isFetching, retry } = useProductRange(
    shownProducts(category ? { category } : {}, range),
  );
  return (
    <Section id="layanan" aria-labelledby="layanan-judul">
      <PageWidth>
        <Top>
          <h2 id="layanan-judul">{text.services}</h2>
          <p>{text.servicesIntro}</p>
        </Top>
        <CategoryFilter chosen={category} />
        {!page && retry ? (
          <ReadFailed onRetry={retry} />
        ) : !page ? (
          <ProductGridSkeleton lead count={PAGE_SIZE} />
        ) : page.total === 0 && !category ? (
          <EmptyShop />
        ) : page.total === 0 ? (
          <Notice title={text.emptyCategory}>
            <p>{text.emptyCategoryHint}</p>
          </Notice>
        ) : (
          <>
            <ProductGrid lead products={page.items} pending={pending} />
            <MoreProducts
              path={paths.home}
              anchor="layanan"
              shown={page.items.length}
              total={page.total}
              range={range}
              busy={isFetching}
              onRetry={retry}
            />
          </>
        )}
      </PageWidth>
    </Section>
  );
}
