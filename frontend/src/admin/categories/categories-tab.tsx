import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteCategory, useAdminListCategories } from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse } from '../../api/generated/models';
import {
  add,
  deleted,
  deleteFailed,
  deleteQuestion,
  deleteTitle,
  listLabel,
  none,
  noneHint,
  summary,
  title,
} from '../../text/admin-categories';
import { remove } from '../../text/admin-common';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { ask } from '../ui/confirm';
import { EmptyState, ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { Rows } from '../ui/sheet';
import { HeadButton, TabHead } from '../ui/tab-head';
import { toastSuccess } from '../ui/toast-store';
import { CategoryDialog } from './category-dialog';
import { CategoryRow } from './category-row';

type Open = { readonly id?: string } | undefined;

export function CategoriesTab() {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const list = useAdminListCategories();

  const askToDelete = ({ id, name }: AdminCategoryResponse) =>
    ask({
      title: deleteTitle(name),
      text: deleteQuestion,
      yes: remove,
      danger: true,
      act: async () => {
        try {
          await deleteCategory(id);
          toastSuccess(deleted);
        } catch (error) {
          reportFailure(deleteFailed, error);
        }
        await refreshCatalog(client);
      },
    });

  return (
    <>
      <TabHead title={title} note={list.data && summary(list.data.length)}>
        <HeadButton onClick={() => setOpen({})}>{add}</HeadButton>
      </TabHead>
      {list.isError && <ReadFailed onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton />}
      {list.data?.length === 0 && (
        <EmptyState title={none} text={noneHint}>
          <Button variant="outline" onClick={() => setOpen({})}>
            {add}
          </Button>
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <Rows aria-label={listLabel}>
          {list.data.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              onEdit={() => setOpen({ id: category.id })}
              onDelete={() => void askToDelete(category)}
            />
          ))}
        </Rows>
      )}
      {open && <CategoryDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
