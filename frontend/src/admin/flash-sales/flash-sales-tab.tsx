import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteFlashSale, useAdminListFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { formatRupiah } from '../../format/rupiah';
import { remove } from '../../text/admin-common';
import {
  activeLabel,
  add,
  deleted,
  deleteFailed,
  deleteQuestion,
  deleteTitle,
  ended,
  none,
  noneHint,
  summary,
  title,
} from '../../text/admin-flash-sales';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { ask } from '../ui/confirm';
import { EmptyState, ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { Rows } from '../ui/sheet';
import { HeadButton, TabHead } from '../ui/tab-head';
import { toastSuccess } from '../ui/toast-store';
import { useNow } from '../ui/use-now';
import { SaleDialog } from './sale-dialog';
import { SaleRow } from './sale-row';
import { type SaleStatus, statusAt } from './sale-values';

const Past = chakra('h3', { base: { fontSize: 'lg', marginTop: '8', marginBottom: '3' } });

type Open = { readonly id?: string } | undefined;

export function FlashSalesTab() {
  const client = useQueryClient();
  const now = useNow();
  const [open, setOpen] = useState<Open>();
  const list = useAdminListFlashSales();

  const of = (...statuses: SaleStatus[]) =>
    (list.data ?? []).filter((sale) => statuses.includes(statusAt(sale, now)));
  // The soonest end first: it is the one to look after.
  const current = of('running', 'scheduled').toReversed();
  const past = of('ended');

  const askToDelete = ({ id, product }: AdminFlashSaleResponse) =>
    ask({
      title: deleteTitle(product.name),
      text: deleteQuestion(formatRupiah(product.price)),
      yes: remove,
      danger: true,
      act: async () => {
        try {
          await deleteFlashSale(id);
          toastSuccess(deleted);
        } catch (error) {
          reportFailure(deleteFailed, error);
        }
        await refreshCatalog(client);
      },
    });
  const rows = (label: string, sales: readonly AdminFlashSaleResponse[]) => (
    <Rows aria-label={label}>
      {sales.map((sale) => (
        <SaleRow
          key={sale.id}
          sale={sale}
          status={statusAt(sale, now)}
          onEdit={() => setOpen({ id: sale.id })}
          onDelete={() => void askToDelete(sale)}
        />
      ))}
    </Rows>
  );

  return (
    <>
      <TabHead title={title} note={list.data && summary(of('running').length, of('scheduled').length)}>
        <HeadButton onClick={() => setOpen({})}>{add}</HeadButton>
      </TabHead>
      {list.isError && <ReadFailed onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton rows={3} />}
      {list.data && current.length === 0 && (
        <EmptyState title={none} lang="en" text={noneHint}>
          <Button variant="outline" onClick={() => setOpen({})}>
            {add}
          </Button>
        </EmptyState>
      )}
      {current.length > 0 && rows(activeLabel, current)}
      {past.length > 0 && (
        <>
          <Past>{ended}</Past>
          {rows(ended, past)}
        </>
      )}
      {open && <SaleDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
