import { Stack, Text } from '@chakra-ui/react';
import { priceText } from '@etalase/backend/rules/price-label';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { salePrice } from '@etalase/backend/rules/sale-price';
import { useQuery } from '@tanstack/react-query';
import { createFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { SaleBatchBody } from '../../api/generated/models';
import * as text from '../../text/admin-sale-form';
import { useDebounced } from '../../ui/use-debounced';
import { LongList } from '../ui/long-list';

/** The prices before and during the sales of a complete form. */
export function BatchPreview({ body }: { readonly body: SaleBatchBody | undefined }) {
  const typed = JSON.stringify(body);
  const settled = useDebounced(typed);
  const { data } = useQuery({
    queryKey: ['sale preview', settled],
    queryFn: async ({ signal }) => {
      const sales = JSON.parse(settled) as SaleBatchBody;
      return (await createFlashSales({ ...sales, dryRun: true }, { signal })).data;
    },
    enabled: body !== undefined && settled === typed,
    gcTime: 0,
  });
  if (!body || !data || settled !== typed) return undefined;
  return (
    <Stack gap="2">
      <Text role="status" fontWeight="semibold">
        {text.willCreate(groupDigits(data.created))}
      </Text>
      <LongList
        label={text.preview}
        rows={data.products.map(({ id, name, price, priceLabel }) => (
          <li key={id}>
            {text.priceChange(
              name,
              priceText(price, priceLabel),
              formatRupiah(salePrice(price, body.discountPercentage)),
            )}
          </li>
        ))}
      />
      <LongList
        label={text.notOnSale}
        rows={data.skipped.map(({ id, name, reason }) => (
          <li key={id}>{text.leftOut(name ?? '', reason)}</li>
        ))}
      />
    </Stack>
  );
}
