import { List } from '@chakra-ui/react';
import { useState } from 'react';
import {
  type AdminGetCategoryQueryResult,
  getAdminGetCategoryQueryOptions,
  useAdminListCategories,
  useDeleteCategory,
} from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import {
  add,
  addTitle,
  deleted,
  deleteFailed,
  deleteQuestion,
  deleteTitle,
  editTitle,
  listLabel,
  none,
  noneHint,
  summary,
  title,
} from '../../text/admin-categories';
import { remove as removeText } from '../../text/admin-common';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import { chunk } from '../ui/chunk';
import { ItemDialog } from '../forms/item-dialog';
import { Loaded } from '../ui/loaded';
import { TabHead } from '../ui/tab-head';
import { CategoryRow } from './category-row';

const CategoryForm = chunk(() => import('./category-form'));

type Open = { readonly id?: string } | undefined;

export default function CategoriesTab() {
  const remove = useDeleteCategory({
    mutation: { meta: { success: deleted, failure: deleteFailed, invalidates: ['lists'] } },
  });
  const [open, setOpen] = useState<Open>();
  const list = useAdminListCategories(dataOnly());

  const askToDelete = ({ id, name }: AdminCategoryResponse) =>
    askConfirmation({
      title: deleteTitle(name),
      text: deleteQuestion,
      yes: removeText,
      danger: true,
      act: () => remove.mutateAsync({ id }),
    });

  return (
    <>
      <TabHead title={title} note={list.data && summary(list.data.length)}>
        <Button onClick={() => setOpen({})}>{add}</Button>
      </TabHead>
      <Loaded query={list}>
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState title={none} text={noneHint}>
              <Button variant="outline" onClick={() => setOpen({})}>
                {add}
              </Button>
            </EmptyState>
          ) : (
            <List.Root aria-label={listLabel}>
              {categories.map((category) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  onEdit={() => setOpen({ id: category.id })}
                  onDelete={() => void askToDelete(category)}
                />
              ))}
            </List.Root>
          )
        }
      </Loaded>
      {open && (
        <ItemDialog<AdminGetCategoryQueryResult>
          id={open.id}
          addTitle={addTitle}
          editTitle={editTitle}
          query={getAdminGetCategoryQueryOptions}
          onClose={() => setOpen(undefined)}
        >
          {(editor) => <CategoryForm {...editor} />}
        </ItemDialog>
      )}
    </>
  );
}
