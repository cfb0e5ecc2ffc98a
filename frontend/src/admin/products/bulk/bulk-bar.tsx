import { chakra, Flex, HStack } from '@chakra-ui/react';
import { MAX_BULK_ITEMS } from '@etalase/backend/rules/bulk-limits';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { AdminProductResponse } from '../../../api/generated/models';
import * as text from '../../../text/admin-bulk';
import { useTabSlices } from '../../tab-slice';
import { Button, IconButton } from '../../ui/button';
import { toastError } from '../../ui/toast-store';
import { useAction } from '../../ui/use-action';
import { allProducts, type ProductFilter } from '../products-data';
import { BulkDialog } from './bulk-dialog';
import { ACTIONS, type BulkAction } from './bulk-actions';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: 'var(--tab-bar-height)',
    zIndex: 'bar',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    marginInline: { base: '-4', md: 0 },
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'paper.raised',
    borderTopWidth: '3px',
    borderTopColor: 'ink',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
});

interface Props {
  readonly selected: ReadonlyMap<string, AdminProductResponse>;
  readonly onSelect: (selected: ReadonlyMap<string, AdminProductResponse> | undefined) => void;
  /** What 'select all' selects. */
  readonly filter: ProductFilter;
  readonly match?: 'similar';
  readonly total: number;
}

export default function BulkBar({ selected, onSelect, filter, match, total }: Props) {
  const client = useQueryClient();
  const [action, setAction] = useState<BulkAction>();
  const tabs = useTabSlices();
  const { run: selectAll, busy } = useAction(async () => {
    try {
      const products = await allProducts(client, filter, MAX_BULK_ITEMS, match);
      onSelect(new Map(products.map((product) => [product.id, product])));
      if (total > MAX_BULK_ITEMS) toastError(text.tooMany(groupDigits(MAX_BULK_ITEMS)));
    } catch {
      toastError(text.loadFailed);
    }
  });
  const isEmpty = selected.size === 0;
  const products = [...selected.values()];
  const button = (label: string, act: () => void, isDanger = false) => (
    <Button
      key={label}
      variant={isDanger ? 'danger' : 'quiet'}
      size="sm"
      flex="none"
      aria-disabled={isEmpty || undefined}
      opacity={isEmpty ? 0.5 : undefined}
      onClick={() => {
        if (!isEmpty) act();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Bar aria-label={text.bar} data-save-bar="">
      <Flex alignItems="center" justifyContent="space-between" gap="3">
        <HStack gap="3">
          <span role="status">{text.selected(groupDigits(selected.size))}</span>
          {selected.size < Math.min(total, MAX_BULK_ITEMS) ? (
            <Button variant="plain" size="sm" busy={busy} onClick={() => void selectAll()}>
              {text.selectAll(groupDigits(total))}
            </Button>
          ) : (
            <Button variant="plain" size="sm" onClick={() => onSelect(new Map())}>
              {text.selectNone}
            </Button>
          )}
        </HStack>
        <IconButton
          variant="plain"
          aria-label={text.stop}
          title={text.stop}
          onClick={() => onSelect(undefined)}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </Flex>
      <HStack gap="2" overflowX={{ base: 'auto', md: 'visible' }} flexWrap={{ md: 'wrap' }} paddingBottom="1">
        {tabs.map(
          ({ fragment, ProductAction }) =>
            ProductAction && (
              <ProductAction
                key={fragment}
                products={products}
                button={button}
                onDone={() => onSelect(undefined)}
              />
            ),
        )}
        {ACTIONS.map((one) => button(one.label, () => setAction(one), one.danger))}
      </HStack>
      {action && (
        <BulkDialog
          action={action}
          products={products}
          onClose={() => setAction(undefined)}
          onDone={() => onSelect(undefined)}
        />
      )}
    </Bar>
  );
}
