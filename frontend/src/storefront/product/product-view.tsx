import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Pricing } from '@etalase/backend/rules/pricing';
import type { ProductDetailResponse } from '../../api/generated/models';
import { paths } from '../../paths';
import { shorten } from '../../format/shorten';
import * as text from '../../text/common';
import { Head, usePublicUrl } from '../../ui/head';
import { PagePart } from '../../ui/page-part';
import { PageWidth } from '../../ui/page-width';
import { categoryNames } from '../catalog/category-names';
import { usePriceNow } from '../catalog/price-now';
import { PrintFooter } from '../contact/print-footer';
import { Breadcrumb } from '../layout/breadcrumb';
import { useCompanyName } from '../company';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { productWithOffer } from '../structured-data/product';
import { ShareButton } from '../sharing/share-button';
import { BuyPanel } from './buy-panel';
import { Gallery } from './gallery';
import { galleryHeights } from './gallery-size';
import { RelatedProducts } from './related-products';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: { base: '6', md: '8', lg: '14' },
    alignItems: 'start',
    // OrderBar is in the cell of the gallery.
    '& > *': { md: { gridArea: '1 / 1' } },
    '& > :nth-child(2)': { md: { gridColumn: '2' } },
    '@media print': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

interface Props {
  readonly product: ProductDetailResponse;
  /** True at a secret URL, which search engines must not index. */
  readonly isPreview?: boolean;
}

export function ProductView({ product, isPreview = false }: Props) {
  const publicUrl = usePublicUrl();
  const company = useCompanyName();
  const price = usePriceNow()(product);
  const { data: categories } = useQuery(categoryNames);
  const category = categories?.find(({ slug }) => slug === product.category);
  const path = paths.product(product.id);
  const trail = [
    { name: text.home, path: paths.home },
    ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
    { name: product.name, path },
  ];
  return (
    <>
      <Head
        title={text.pageTitle(product.name, company)}
        description={shorten(product.description)}
        {...(isPreview
          ? { noIndex: true }
          : {
              canonicalPath: path,
              type: 'product',
              jsonLd: [
                productWithOffer(product, {
                  publicUrl,
                  path,
                  category: category?.name,
                  price,
                  pricing: product.pricing as Pricing | null | undefined,
                }),
                breadcrumbs(trail, publicUrl),
              ],
            })}
      />
      <PageWidth>
        <Breadcrumb trail={trail} />
        <Columns style={galleryHeights(product.images)}>
          {/* The gallery hydrates separately, so that a press on another part need not wait for the gallery. */}
          <PagePart>
            <Gallery name={product.name} images={product.images} />
          </PagePart>
          <BuyPanel product={product} price={price}>
            {!isPreview && <ShareButton title={product.name} path={path} />}
          </BuyPanel>
        </Columns>
        <PrintFooter path={path} />
        <PagePart>
          <RelatedProducts product={product} />
        </PagePart>
      </PageWidth>
    </>
  );
}
