import { Heading, List, Stack } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { type ComponentProps, Suspense, useState } from 'react';
import {
  type AdminGetFlashSaleQueryResult,
  getAdminGetFlashSaleQueryOptions,
  useAdminListFlashSales,
} from '../../api/generated/flash-sales/flash-sales';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as flashSalesText from '../../text/admin-flash-sales';
import * as tabs from '../../text/admin-tabs';
import { DeletedLink } from '../deleted/deleted-link';
import { useDeletion } from '../deleted/use-deletion';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { chunk } from '../ui/chunk';
import { FormDialog } from '../forms/form-dialog';
import { ItemDialog } from '../forms/item-dialog';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { TabHead } from '../help/tab-head';
import { useNow } from '../ui/use-now';
import { nextWeekend } from './next-weekend';
import { SaleRow } from './sale-row';
import { type SaleStatus, statusAt } from './sale-status';
import type { SaleValues } from './sale-values';

const BatchForm = chunk(() => import('./batch-form'));
const EndSales = chunk(() => import('./end-sales'));
const SaleForm = chunk(() => import('./sale-form'));

/** The open dialog; undefined if none is open. It edits the sale with the id, or else adds one. */
type Open = { readonly id?: string; readonly initial?: SaleValues } | undefined;
/** The open dialog for many sales. Without `products`, they are those of a category. */
type OpenBatch = Pick<ComponentProps<typeof BatchForm>, 'products' | 'initial'> | undefined;

export default function FlashSalesTab() {
  const { confirmAndDelete, withUndoLine } = useDeletion('flash-sales', {
    deleted: flashSalesText.deleted,
    deleteFailed: flashSalesText.deleteFailed,
  });
  const now = useNow();
  const [open, setOpen] = useState<Open>();
  const [batch, setBatch] = useState<OpenBatch>();
  const list = useAdminListFlashSales(dataOnly());

  const salesThatAre = (...statuses: SaleStatus[]) =>
    (list.data ?? []).filter((sale) => statuses.includes(statusAt(sale, now)));
  // The server sorts by the end, from the latest to the earliest. Here the sale that ends next comes first.
  const current = salesThatAre('running', 'scheduled').toReversed();
  const past = salesThatAre('ended');

  const askToDelete = (
    { id, product: { name, price } }: AdminFlashSaleResponse,
    index: number,
    label: string,
  ) =>
    confirmAndDelete(
      { id, name, index, list: label },
      { title: flashSalesText.deleteTitle(name), text: flashSalesText.deleteQuestion(formatRupiah(price)) },
    );
  /** Sales that were created together are copied together. */
  const copy = (sale: AdminFlashSaleResponse) => {
    const initial = { percentage: String(sale.discountPercentage), ...nextWeekend(sale, now) };
    const products = (list.data ?? []).filter((other) => isTwin(other, sale)).map(({ product }) => product);
    if (products.length > 1) setBatch({ products, initial });
    else setOpen({ initial: { product: sale.product, ...initial } });
  };
  /** Stands in the first row of sales that end together. */
  const endAll = (sale: AdminFlashSaleResponse) => {
    const twins = current.filter((other) => isTwin(other, sale));
    if (twins.length < 2 || twins[0] !== sale) return undefined;
    return (
      <Suspense>
        <EndSales sales={twins} />
      </Suspense>
    );
  };
  const renderList = (label: string, sales: readonly AdminFlashSaleResponse[]) => {
    const rows = withUndoLine(
      sales.map((sale, index) => (
        <SaleRow
          key={sale.id}
          sale={sale}
          status={statusAt(sale, now)}
          onEdit={() => setOpen({ id: sale.id })}
          onCopy={() => copy(sale)}
          onDelete={() => void askToDelete(sale, index, label)}
          endAll={endAll(sale)}
        />
      )),
      label,
    );
    return rows.length > 0 && <List.Root aria-label={label}>{rows}</List.Root>;
  };
  const pastList = renderList(flashSalesText.ended, past);

  return (
    <>
      <TabHead
        title={tabs.flashSales}
        note={
          list.data &&
          flashSalesText.summary(salesThatAre('running').length, salesThatAre('scheduled').length)
        }
      >
        <Button variant="quiet" onClick={() => setBatch({})}>
          {flashSalesText.addForCategory}
        </Button>
        <Button onClick={() => setOpen({})}>{flashSalesText.add}</Button>
      </TabHead>
      <Loaded query={list} skeleton={<ListSkeleton rows={3} />}>
        {() => (
          <Stack gap="3">
            {renderList(flashSalesText.activeLabel, current)}
            {current.length === 0 && (
              <EmptyState title={flashSalesText.none} lang="en" text={flashSalesText.noneHint}>
                <Button variant="outline" onClick={() => setOpen({})}>
                  {flashSalesText.add}
                </Button>
              </EmptyState>
            )}
          </Stack>
        )}
      </Loaded>
      {pastList && (
        <>
          <Heading as="h3" fontSize="lg" marginTop="8" marginBottom="3">
            {flashSalesText.ended}
          </Heading>
          {pastList}
        </>
      )}
      <DeletedLink type="flash-sales" />
      {batch && (
        <FormDialog
          title={batch.products ? flashSalesText.copyTitle : flashSalesText.batchTitle}
          onClose={() => setBatch(undefined)}
        >
          <BatchForm {...batch} onClose={() => setBatch(undefined)} />
        </FormDialog>
      )}
      {open && (
        <ItemDialog<AdminGetFlashSaleQueryResult>
          id={open.id}
          addTitle={open.initial ? flashSalesText.copyTitle : flashSalesText.addTitle}
          editTitle={flashSalesText.editTitle}
          query={getAdminGetFlashSaleQueryOptions}
          draft="flash-sales"
          onClose={() => setOpen(undefined)}
        >
          {(editor) => <SaleForm {...editor} initial={open.initial} />}
        </ItemDialog>
      )}
    </>
  );
}

const isTwin = (one: AdminFlashSaleResponse, other: AdminFlashSaleResponse): boolean =>
  one.discountPercentage === other.discountPercentage &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;
