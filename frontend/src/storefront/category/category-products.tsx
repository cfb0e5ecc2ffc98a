import { VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { CategoryResponse } from '../../api/generated/models';
import { paths } from '../../app/paths';
import * as text from '../../text/category';
import { Notice, ReadFailed } from '../../ui/notice';
import { MoreProducts } from '../catalog/more-products';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { PAGE_SIZE, shownProducts, type Range } from '../catalog/products-data';

interface Props {
  readonly category: CategoryResponse;
  readonly range: Range;
}

export function CategoryProducts({ category, range }: Props) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    shownProducts({ category: category.slug }, range),
  );
  if (!data && isError) return <ReadFailed onRetry={() => void refetch()} />;
  if (!data) return <ProductGridSkeleton count={PAGE_SIZE} />;
  if (data.total === 0) {
    return (
      <Notice title={text.empty}>
        <p>{text.emptyHint(category.name)}</p>
      </Notice>
    );
  }
  return (
    <section id="produk" aria-labelledby="produk-judul">
      <VisuallyHidden as="h2" id="produk-judul">
        {text.products}
      </VisuallyHidden>
      <ProductGrid
        products={data.items}
        eager={4}
        pending={isPlaceholderData ? Math.min(PAGE_SIZE, data.total - range.start - data.items.length) : 0}
      />
      {data.total > PAGE_SIZE && (
        <MoreProducts
          path={paths.category(category.slug)}
          anchor="produk"
          shown={data.items.length}
          total={data.total}
          range={range}
          busy={isFetching}
        />
      )}
    </section>
  );
}
