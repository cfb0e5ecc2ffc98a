import { chakra } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { salePrice } from '@etalase/backend/rules/sale-price';
import type { AdminFlashSaleProduct } from '../../api/generated/models';
import * as text from '../../text/admin-sale-form';
import { Price } from '../../ui/price';
import { percentageIn } from './sale-values';

const Frame = chakra('div', {
  base: { alignSelf: 'stretch', padding: '4', bg: 'paper.sunk', lineHeight: 'snug' },
});
const Label = chakra('p', { base: { fontSize: 'sm', fontWeight: 'bold', marginBottom: '1.5' } });
const Soft = chakra('p', { base: { fontSize: 'sm', color: 'ink.soft', marginTop: '1' } });

interface Props {
  readonly product: AdminFlashSaleProduct | null;
  readonly percentage: string;
}

/** The reduced price. `salePrice` computes it, as on the public pages. */
export function SalePreview({ product, percentage }: Props) {
  const percent = percentageIn(percentage);
  const reduced = product && percent !== undefined ? salePrice(product.price, percent) : undefined;
  return (
    <Frame aria-live="polite">
      <Label>{text.preview}</Label>
      {product && reduced !== undefined ? (
        <>
          <Price now={reduced} before={product.price} />
          <Soft>{text.saving(formatRupiah(product.price - reduced))}</Soft>
        </>
      ) : (
        <Soft>–</Soft>
      )}
    </Frame>
  );
}
