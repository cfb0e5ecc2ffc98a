import { Heading, List } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import {
  type AdminGetFlashSaleQueryResult,
  getAdminGetFlashSaleQueryOptions,
  useAdminListFlashSales,
  useDeleteFlashSale,
} from '../../api/generated/flash-sales/flash-sales';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { remove as removeText } from '../../text/admin-common';
import {
  activeLabel,
  add,
  addTitle,
  deleted,
  deleteFailed,
  deleteQuestion,
  deleteTitle,
  editTitle,
  ended,
  none,
  noneHint,
  summary,
  title,
} from '../../text/admin-flash-sales';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import { chunk } from '../ui/chunk';
import { ItemDialog } from '../forms/item-dialog';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { TabHead } from '../ui/tab-head';
import { useNow } from '../ui/use-now';
import { SaleRow } from './sale-row';
import { type SaleStatus, statusAt } from './sale-values';

const SaleForm = chunk(() => import('./sale-form'));

type Open = { readonly id?: string } | undefined;

export default function FlashSalesTab() {
  const remove = useDeleteFlashSale({
    mutation: { meta: { success: deleted, failure: deleteFailed, invalidates: ['lists'] } },
  });
  const now = useNow();
  const [open, setOpen] = useState<Open>();
  const list = useAdminListFlashSales(dataOnly());

  const of = (...statuses: SaleStatus[]) =>
    (list.data ?? []).filter((sale) => statuses.includes(statusAt(sale, now)));
  // The sale that ends next comes first.
  const current = of('running', 'scheduled').toReversed();
  const past = of('ended');

  const askToDelete = ({ id, product }: AdminFlashSaleResponse) =>
    askConfirmation({
      title: deleteTitle(product.name),
      text: deleteQuestion(formatRupiah(product.price)),
      yes: removeText,
      danger: true,
      act: () => remove.mutateAsync({ id }),
    });
  const rows = (label: string, sales: readonly AdminFlashSaleResponse[]) => (
    <List.Root aria-label={label}>
      {sales.map((sale) => (
        <SaleRow
          key={sale.id}
          sale={sale}
          status={statusAt(sale, now)}
          onEdit={() => setOpen({ id: sale.id })}
          onDelete={() => void askToDelete(sale)}
        />
      ))}
    </List.Root>
  );

  return (
    <>
      <TabHead title={title} note={list.data && summary(of('running').length, of('scheduled').length)}>
        <Button onClick={() => setOpen({})}>{add}</Button>
      </TabHead>
      <Loaded query={list} skeleton={<ListSkeleton rows={3} />}>
        {() =>
          current.length > 0 ? (
            rows(activeLabel, current)
          ) : (
            <EmptyState title={none} lang="en" text={noneHint}>
              <Button variant="outline" onClick={() => setOpen({})}>
                {add}
              </Button>
            </EmptyState>
          )
        }
      </Loaded>
      {past.length > 0 && (
        <>
          <Heading as="h3" fontSize="lg" marginTop="8" marginBottom="3">
            {ended}
          </Heading>
          {rows(ended, past)}
        </>
      )}
      {open && (
        <ItemDialog<AdminGetFlashSaleQueryResult>
          id={open.id}
          addTitle={addTitle}
          editTitle={editTitle}
          query={getAdminGetFlashSaleQueryOptions}
          onClose={() => setOpen(undefined)}
        >
          {(editor) => <SaleForm {...editor} />}
        </ItemDialog>
      )}
    </>
  );
}
