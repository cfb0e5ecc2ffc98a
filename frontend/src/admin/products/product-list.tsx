import { chakra } from '@chakra-ui/react';
import { useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteProduct, updateProduct, useAdminListCategories } from '../../api/generated/catalog/catalog';
import type { AdminProductResponse } from '../../api/generated/models';
import type { Page } from '../../api/http-client';
import { remove } from '../../text/admin-common';
import {
  add,
  clearFilter,
  deleted,
  deleteFailed,
  deleteQuestion,
  deleteTitle,
  listLabel,
  noMatch,
  noMatchHint,
  none,
  noneHint,
  updated,
  updateFailed,
} from '../../text/admin-products';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { ask } from '../ui/confirm';
import { EmptyState, ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { Pager } from '../ui/pager';
import { Rows } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { useNow } from '../ui/use-now';
import { ifMatch } from '../ui/versioned';
import { ProductRow } from './product-row';
import { bodyWithActive } from './product-values';
import { PAGE_SIZE, runningSalesQuery } from './products-data';

const Note = chakra('p', { base: { fontSize: 'sm', color: 'ink.soft', marginBottom: '3' } });

interface Props {
  readonly list: UseQueryResult<Page<AdminProductResponse>>;
  readonly filtered: boolean;
  readonly note: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
}

export function ProductList({ list, filtered, note, page, onPage, onClear, onAdd, onEdit }: Props) {
  const client = useQueryClient();
  const now = useNow();
  const categories = useAdminListCategories();
  const sales = useQuery(runningSalesQuery);
  const [switching, setSwitching] = useState<string>();

  const setActive = async (product: AdminProductResponse, active: boolean) => {
    if (switching) return;
    setSwitching(product.id);
    try {
      await updateProduct(product.id, bodyWithActive(product, active), ifMatch(`"${product.version}"`));
      toastSuccess(updated);
    } catch (error) {
      reportFailure(updateFailed, error);
    }
    // Also after a failure: a product that was changed elsewhere is then there to be switched.
    await refreshCatalog(client);
    setSwitching(undefined);
  };
  const askToDelete = ({ id, name }: AdminProductResponse) =>
    ask({
      title: deleteTitle(name),
      text: deleteQuestion,
      lang: 'en',
      yes: remove,
      danger: true,
      act: async () => {
        try {
          await deleteProduct(id);
          toastSuccess(deleted);
          if (list.data?.items.length === 1 && page > 0) onPage(page - 1);
        } catch (error) {
          reportFailure(deleteFailed, error);
        }
        await refreshCatalog(client);
      },
    });

  if (list.isError) return <ReadFailed onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton />;
  const { items, total } = list.data;
  if (items.length === 0)
    return filtered || page > 0 ? (
      <EmptyState title={noMatch} text={noMatchHint}>
        <Button variant="outline" onClick={onClear}>
          {clearFilter}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={none} text={noneHint}>
        <Button variant="outline" onClick={onAdd}>
          {add}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <div role="status">{note && <Note>{note}</Note>}</div>
      <Rows aria-label={listLabel} opacity={list.isPlaceholderData ? 0.6 : undefined}>
        {items.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            categoryName={categories.data?.find(({ slug }) => slug === product.category)?.name}
            sale={sales.data?.find(
              ({ productId, endDate }) => productId === product.id && new Date(endDate) > now,
            )}
            now={now}
            busy={switching === product.id}
            onSwitch={(active) => void setActive(product, active)}
            onEdit={() => onEdit(product.id)}
            onDelete={() => void askToDelete(product)}
          />
        ))}
      </Rows>
      <Pager page={page} count={Math.ceil(total / PAGE_SIZE)} onPage={onPage} />
    </>
  );
}
