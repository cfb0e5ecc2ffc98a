import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import type {
  BulkChangedResponse,
  BulkChangeResponse,
  ChangedPriceResponse,
  PriceSpanResponse,
} from '../../../api/generated/models';
import * as text from '../../../text/admin-bulk';
import { Checkbox } from '../../ui/checkbox';
import { Disclosure } from '../../ui/disclosure';
import { LongList } from '../../ui/long-list';

const Detail = chakra('p', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });
const Mark = chakra('b', { base: { color: 'magenta.deep' } });

interface Props {
  readonly result: BulkChangeResponse;
  readonly showsPrices: boolean;
  /** The ids of products that the owner leaves out. */
  readonly leftOut: ReadonlySet<string>;
  readonly onTick: (id: string) => void;
}

const isMarked = ({ prices }: BulkChangedResponse): boolean =>
  prices.some(({ isOff, endsDiscount }) => isOff || endsDiscount);

export function BulkPreview({
  result: { changed, unchanged, skipped },
  showsPrices,
  leftOut,
  onTick,
}: Props) {
  const marked = changed.filter(isMarked);
  const ordered = [...marked, ...changed.filter((product) => !isMarked(product))];
  return (
    <Stack gap="3">
      <Text role="status" fontWeight="semibold">
        {changed.length === 0 ? text.nothingChanges : `${text.changes}: ${groupDigits(changed.length)}`}
        {marked.length > 0 && <Mark display="block">{text.toCheck(groupDigits(marked.length))}</Mark>}
      </Text>
      <LongList
        label={text.changes}
        rows={ordered.map((product) => (
          <li key={product.id}>
            <Checkbox
              label={product.name}
              checked={!leftOut.has(product.id)}
              onChange={() => onTick(product.id)}
            />
            {showsPrices && <PriceChanges product={product} />}
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

function PriceChanges({ product }: { readonly product: BulkChangedResponse }) {
  const { before, after, prices } = product;
  const [first] = prices;
  if (prices.length === 1 && first) return <PriceLine price={first} />;
  const span = text.fromTo(spanText(before), spanText(after));
  return (
    <Disclosure title={span} isWanted={isMarked(product)}>
      {prices.map((price) => (
        <PriceLine key={price.label} price={price} />
      ))}
    </Disclosure>
  );
}

function PriceLine({
  price: { label, before, after, isOff, endsDiscount },
}: {
  readonly price: ChangedPriceResponse;
}) {
  return (
    <>
      <Detail>
        {label && `${label}: `}
        {text.fromTo(formatRupiah(before), formatRupiah(after))}
        {isOff && <Mark>{text.off(Math.round(((after - before) / before) * 100))}</Mark>}
      </Detail>
      {endsDiscount && <Mark>{text.endsDiscount}</Mark>}
    </>
  );
}

const spanText = ({ lowest, highest }: PriceSpanResponse): string =>
  lowest === highest ? formatRupiah(lowest) : text.span(formatRupiah(lowest), formatRupiah(highest));
