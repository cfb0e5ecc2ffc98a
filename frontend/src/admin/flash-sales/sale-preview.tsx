import { chakra } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { salePrice } from '@etalase/backend/rules/sale-price';
import type { AdminFlashSaleProduct } from '../../api/generated/models';
import { preview, saving } from '../../text/admin-flash-sales';
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

/** The price for visitors, computed by `salePrice` as on the public pages. */
export function SalePreview({ product, percentage }: Props) {
  const percent = percentageIn(percentage);
  const now = product && percent !== undefined ? salePrice(product.price, percent) : undefined;
  return (
    <Frame aria-live="polite">
      <Label>{preview}</Label>
      {product && now !== undefined ? (
        <>
          <Price now={now} before={product.price} />
          <Soft>{saving(formatRupiah(product.price - now))}</Soft>
        </>
      ) : (
        <Soft>–</Soft>
      )}
    </Frame>
  );
}
