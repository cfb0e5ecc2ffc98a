import { chakra } from '@chakra-ui/react';
import { priceText } from '@etalase/backend/rules/price-label';
import type { AdminProductResponse } from '../../api/generated/models';
import * as text from '../../text/admin-products';
import { ResponsiveImage } from '../../ui/responsive-image';

const Thumb = chakra('span', { base: { display: 'block', flex: 'none', width: '12' } });
const Words = chakra('span', {
  base: {
    flex: '1 1 10rem',
    minWidth: 0,
    lineHeight: 'snug',
    '& b': { display: 'block', fontWeight: 'bold' },
    '& small': { color: 'ink.soft', fontSize: 'sm' },
  },
});

type Shown = Pick<AdminProductResponse, 'images' | 'isActive' | 'name' | 'price' | 'priceLabel'>;

/** The image, the name and the price of a product. A note tells that a product is hidden from visitors. */
export function ProductSummary({ product }: { readonly product: Shown }) {
  return (
    <>
      <Thumb>
        <ResponsiveImage src={product.images[0]} alt="" sizes="48px" />
      </Thumb>
      <Words>
        <b>{product.name}</b>
        <small>
          {priceText(product.price, product.priceLabel)}
          {!product.isActive && ` · ${text.hiddenProduct}`}
        </small>
      </Words>
    </>
  );
}
