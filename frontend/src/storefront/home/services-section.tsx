import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths';
import * as text from '../../text/home';
import { Notice, ReadFailed } from '../../ui/notice';
import { PageWidth } from '../../ui/page-width';
import { MoreProducts } from '../catalog/more-products';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { PAGE_SIZE, shownProducts, type Range } from '../catalog/products-data';
import { CategoryFilter } from './category-filter';

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
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
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
        {!data && isError ? (
          <ReadFailed onRetry={() => void refetch()} />
        ) : !data ? (
          <ProductGridSkeleton count={PAGE_SIZE} />
        ) : data.total === 0 ? (
          <Notice title={text.emptyShop}>
            <p>{text.emptyShopHint}</p>
          </Notice>
        ) : (
          <>
            <ProductGrid
              products={data.items}
              pending={
                isPlaceholderData ? Math.min(PAGE_SIZE, data.total - range.start - data.items.length) : 0
              }
            />
            <MoreProducts
              path={paths.home}
              anchor="layanan"
              shown={data.items.length}
              total={data.total}
              range={range}
              busy={isFetching}
            />
          </>
        )}
      </PageWidth>
    </Section>
  );
}
