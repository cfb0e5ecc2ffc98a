import { Dialog as ChakraDialog, Stack, Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeProducts } from '../../../api/generated/catalog/catalog';
import type { AdminProductResponse, BulkChangeSchema } from '../../../api/generated/models';
import { useDebounced } from '../../../ui/use-debounced';
import * as text from '../../../text/admin-bulk';
import { RefusalNotice } from '../../forms/press-notice';
import { useUndoToast } from '../../history/use-undo';
import { refusedFields } from '../../session/failure';
import { Button } from '../../ui/button';
import { Dialog, DialogFooter } from '../../ui/dialog';
import { type BulkAction, priceChangeOf, type TypedPrice } from './bulk-actions';
import { CategoryChoice, PriceFields } from './bulk-fields';
import { BulkPreview } from './bulk-preview';

interface Props {
  readonly action: BulkAction;
  readonly products: readonly AdminProductResponse[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function BulkDialog({ action, products, onClose, onDone }: Props) {
  const [price, setPrice] = useState<TypedPrice>({ by: 'percent', typed: '', roundTo: '' });
  const [category, setCategory] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const change = changeOf(action, price, category);
  const settled = useDebounced(JSON.stringify(change));
  const isSettled = change !== undefined && settled === JSON.stringify(change);
  const items = products.map(({ id, version }) => ({ id, version }));
  const preview = useQuery({
    queryKey: ['bulk preview', items, settled],
    queryFn: async ({ signal }) =>
      (
        await changeProducts(
          { items, change: JSON.parse(settled) as BulkChangeSchema, dryRun: true },
          { signal },
        )
      ).data,
    enabled: isSettled,
    gcTime: 0,
    staleTime: Infinity,
  });
  const showUndo = useUndoToast();
  const {
    mutateAsync: apply,
    isPending,
    error,
  } = useMutation({
    mutationFn: async (what: BulkChangeSchema) =>
      (await changeProducts({ items: items.filter(({ id }) => !leftOut.has(id)), change: what })).data,
    meta: { failure: text.failed, invalidates: ['lists'] },
    onSuccess: ({ changed, skipped, change: id }) => {
      const count = groupDigits(changed.length);
      showUndo(
        {
          kind: changed.length > 0 ? 'success' : 'error',
          title: action.danger ? text.removed(count) : text.done(count),
          ...(skipped.length > 0 && {
            description: text.leftOut(
              groupDigits(skipped.length),
              skipped.map(({ name }) => name ?? text.unknownProduct),
            ),
          }),
        },
        id,
      );
      onClose();
      onDone();
    },
  });
  const result = isSettled ? preview.data : undefined;
  const [refusal] = isSettled ? Object.values(refusedFields(preview.error)) : [];
  const ticked = result?.changed.filter(({ id }) => !leftOut.has(id)).length;
  const canApply = change !== undefined && ticked !== undefined && ticked > 0;
  const tick = (id: string) => {
    const changed = new Set(leftOut);
    if (!changed.delete(id)) changed.add(id);
    setLeftOut(changed);
  };
  return (
    <Dialog title={action.title(groupDigits(products.length))} onClose={onClose}>
      <ChakraDialog.Body>
        <Stack gap="4">
          {action.change === 'price' && <PriceFields value={price} refusal={refusal} onChange={setPrice} />}
          {action.change === 'category' && (
            <CategoryChoice value={category} refusal={refusal} onChange={setCategory} />
          )}
          {action.danger && <Text>{text.removeHint}</Text>}
          {preview.isError && isSettled && refusal === undefined && (
            <Text color="magenta.deep">{text.previewFailed}</Text>
          )}
          {result && (
            <BulkPreview
              result={result}
              showsPrices={action.change === 'price'}
              leftOut={leftOut}
              onTick={tick}
            />
          )}
        </Stack>
      </ChakraDialog.Body>
      <DialogFooter>
        <RefusalNotice error={error} title={text.failed} />
        <Button
          variant={action.danger ? 'danger' : undefined}
          width="full"
          busy={isPending || (isSettled && preview.isFetching)}
          aria-disabled={!canApply || undefined}
          opacity={canApply ? undefined : 0.5}
          onClick={() => {
            if (canApply) void apply(change).catch(() => undefined);
          }}
        >
          {text.apply(groupDigits(ticked ?? products.length))}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function changeOf({ change }: BulkAction, price: TypedPrice, category: string): BulkChangeSchema | undefined {
  if (change === 'price') return priceChangeOf(price);
  if (change === 'category') return category ? { category } : undefined;
  return change;
}
