import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import {
  type AdminGetCategoryQueryResult,
  getAdminGetCategoryQueryOptions,
  useAdminListCategories,
} from '../../api/generated/catalog/catalog';
import { dataOnly } from '../../api/response';
import * as categoriesText from '../../text/admin-categories';
import * as tabs from '../../text/admin-tabs';
import { DeletedLink } from '../deleted/deleted-link';
import { useDeletion } from '../deleted/use-deletion';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { chunk } from '../ui/chunk';
import { ItemDialog } from '../forms/item-dialog';
import { Loaded } from '../ui/loaded';
import { TabHead } from '../help/tab-head';
import { CategoryList } from './category-list';

const CategoryForm = chunk(() => import('./category-form'));

/** The open dialog; undefined if none is open. It edits the item with the id. Without an id, it adds an item. */
type Open = { readonly id?: string } | undefined;

export default function CategoriesTab() {
  const { confirmAndDelete, withUndoLine } = useDeletion('categories', {
    deleted: categoriesText.deleted,
    deleteFailed: categoriesText.deleteFailed,
  });
  const [open, setOpen] = useState<Open>();
  const list = useAdminListCategories(dataOnly());

  return (
    <>
      <TabHead title={tabs.categories} note={list.data && categoriesText.summary(list.data.length)}>
        <Button onClick={() => setOpen({})}>{categoriesText.add}</Button>
      </TabHead>
      <Loaded query={list}>
        {(categories) => {
          return (
            <Stack gap="3">
              <CategoryList
                categories={categories}
                withUndoLine={withUndoLine}
                onEdit={(id) => setOpen({ id })}
                onDelete={(category, index) =>
                  void confirmAndDelete(
                    { ...category, index },
                    { title: categoriesText.deleteTitle(category.name), text: categoriesText.deleteQuestion },
                  )
                }
              />
              {categories.length === 0 && (
                <EmptyState title={categoriesText.none} text={categoriesText.noneHint}>
                  <Button variant="outline" onClick={() => setOpen({})}>
                    {categoriesText.add}
                  </Button>
                </EmptyState>
              )}
            </Stack>
          );
        }}
      </Loaded>
      <DeletedLink type="categories" />
      {open && (
        <ItemDialog<AdminGetCategoryQueryResult>
          id={open.id}
          addTitle={categoriesText.addTitle}
          editTitle={categoriesText.editTitle}
          query={getAdminGetCategoryQueryOptions}
          draft="categories"
          onClose={() => setOpen(undefined)}
        >
          {(editor) => <CategoryForm {...editor} />}
        </ItemDialog>
      )}
    </>
  );
}
