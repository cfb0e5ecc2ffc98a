import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import type { BulkChangeResponse, PriceSpanResponse } from '../../../api/generated/models';
import * as text from '../../../text/admin-bulk';
import { LongList } from '../../ui/long-list';

const Detail = chakra('p', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });

interface Props {
  readonly result: BulkChangeResponse;
  readonly showsPrices: boolean;
}

export function BulkPreview({ result: { changed, unchanged, skipped }, showsPrices }: Props) {
  return (
    <Stack gap="3">
      <Text role="status" fontWeight="semibold">
        {changed.length === 0 ? text.nothingChanges : `${text.changes}: ${groupDigits(changed.length)}`}
      </Text>
      <LongList
        label={text.changes}
        rows={changed.map(({ id, name, before, after }) => (
          <li key={id}>
            {name}
            {showsPrices && <Detail>{text.fromTo(spanText(before), spanText(after))}</Detail>}
          </li>
        ))}
      />
      {unchanged > 0 && <Text fontSize="sm">{text.unchanged(groupDigits(unchanged))}</Text>}
      {skipped.length > 0 && <Text fontWeight="semibold">{text.skipped}</Text>}
      <LongList
        label={text.skipped}
        rows={skipped.map(({ id, name, reason }) => (
          <li key={id}>
            {name ?? text.unknownProduct}
            <Detail>{reason}</Detail>
          </li>
        ))}
      />
    </Stack>
  );
}

const spanText = ({ lowest, highest }: PriceSpanResponse): string =>
  lowest === highest ? formatRupiah(lowest) : text.span(formatRupiah(lowest), formatRupiah(highest));
