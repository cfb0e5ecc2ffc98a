import { VisuallyHidden } from '@chakra-ui/react';
import type { CategoryResponse } from '../../api/generated/models';
import { paths } from '../../paths';
import * as text from '../../text/category';
import { Notice, ReadFailed } from '../../ui/notice';
import { MoreProducts } from '../catalog/more-products';
import { ProductGrid, ProductGridSkeleton } from '../catalog/product-grid';
import { PAGE_SIZE, shownProducts, type Range } from '../catalog/products-data';
import { useProductRange } from '../catalog/use-product-range';

interface Props {
  readonly category: CategoryResponse;
  readonly range: Range;
}

export function CategoryProducts({ category, range }: Props) {
  const { page, pending, isFetching, retry } = useProductRange(
    shownProducts({ category: category.slug }, range),
  );
  if (!page && retry) return <ReadFailed onRetry={retry} />;
  if (!page) return <ProductGridSkeleton count={PAGE_SIZE} />;
  if (page.total === 0) {
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
      <ProductGrid products={page.items} eager={4} pending={pending} />
      {page.total > PAGE_SIZE && (
        <MoreProducts
          path={paths.category(category.slug)}
          anchor="produk"
          shown={page.items.length}
          total={page.total}
          range={range}
          busy={isFetching}
          onRetry={retry}
        />
      )}
    </section>
  );
}
