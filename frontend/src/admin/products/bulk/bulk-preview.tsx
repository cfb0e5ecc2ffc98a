import { chakra, Stack, Text } from '@chakra-ui/react';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import type { BulkChangeResponse, PriceSpanResponse } from '../../../api/generated/models';
import * as text from '../../../text/admin-bulk';
import { Button } from '../../ui/button';

const PAGE = 50;

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontSize: 'sm',
    lineHeight: 'snug',
    '& li': { paddingBlock: '1.5', borderTopWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
  },
});

interface Props {
  readonly result: BulkChangeResponse;
  readonly showsPrices: boolean;
}

/** What a change would do, row by row. */
export function BulkPreview({ result: { changed, unchanged, skipped }, showsPrices }: Props) {
  return (
    <Stack gap="3">
      <Text role="status" fontWeight="semibold">
        {changed.length === 0 ? text.nothingChanges : `${text.changes}: ${groupDigits(changed.length)}`}
      </Text>
      <Pages
        label={text.changes}
        rows={changed.map(({ id, name, before, after }) => ({
          id,
          name,
          detail: showsPrices ? text.fromTo(spanText(before), spanText(after)) : undefined,
        }))}
      />
      {unchanged > 0 && <Text fontSize="sm">{text.unchanged(groupDigits(unchanged))}</Text>}
      {skipped.length > 0 && <Text fontWeight="semibold">{text.skipped}</Text>}
      <Pages
        label={text.skipped}
        rows={skipped.map(({ id, name, reason }) => ({
          id,
          name: name ?? text.unknownProduct,
          detail: reason,
        }))}
      />
    </Stack>
  );
}

interface PagesProps {
  readonly label: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly detail: string | undefined;
  }[];
}

function Pages({ label, rows }: PagesProps) {
  const [shown, setShown] = useState(PAGE);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  return (
    <Rows aria-label={label} tabIndex={0}>
      {rows.slice(0, shown).map(({ id, name, detail }) => (
        <li key={id}>
          {name}
          {detail && (
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {detail}
            </Text>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button variant="quiet" size="sm" onClick={() => setShown(shown + PAGE)}>
            {text.more(groupDigits(Math.min(rest, PAGE)))}
          </Button>
        </li>
      )}
    </Rows>
  );
}

const spanText = ({ lowest, highest }: PriceSpanResponse): string =>
  lowest === highest ? formatRupiah(lowest) : text.span(formatRupiah(lowest), formatRupiah(highest));
