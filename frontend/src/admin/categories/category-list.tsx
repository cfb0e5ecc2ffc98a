import { List, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useOrderCategories } from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse } from '../../api/generated/models';
import * as text from '../../text/admin-categories';
import { moved } from '../ui/reorder';
import { useLatestSave } from '../ui/use-latest-save';
import { useOrderedList } from '../ui/use-ordered-list';
import { CategoryRow } from './category-row';

interface Props {
  readonly categories: readonly AdminCategoryResponse[];
  readonly withUndoLine: (rows: readonly ReactElement[]) => readonly ReactElement[];
  readonly onEdit: (id: string) => void;
  readonly onDelete: (category: AdminCategoryResponse, index: number) => void;
}

export function CategoryList({ categories, withUndoLine, onEdit, onDelete }: Props) {
  const { mutateAsync } = useOrderCategories({
    mutation: { meta: { failure: text.orderFailed, invalidates: ['lists'] } },
  });
  const { pending, submit } = useLatestSave(categories, (ids: string[]) => mutateAsync({ data: { ids } }));
  const shown = inOrder(categories, pending);
  const { list, drag, start, step, announcement } = useOrderedList<HTMLUListElement>(
    shown.length,
    (from, to) => {
      const order = moved(shown, from, to);
      void submit(order.map(({ id }) => id));
    },
    (to) => text.movedTo(to + 1, shown.length),
  );
  const rows = withUndoLine(
    shown.map((category, index) => (
      <CategoryRow
        key={category.id}
        category={category}
        index={index}
        count={shown.length}
        drag={drag}
        onDragStart={(event) => start(event, index)}
        onStep={(by) => step(index, by)}
        onEdit={() => onEdit(category.id)}
        onDelete={() => onDelete(category, index)}
      />
    )),
  );
  return (
    <>
      {rows.length > 0 && (
        <List.Root ref={list} aria-label={text.listLabel}>
          {rows}
        </List.Root>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function inOrder(
  categories: readonly AdminCategoryResponse[],
  ids: readonly string[] | undefined,
): readonly AdminCategoryResponse[] {
  if (!ids) return categories;
  const placeOf = ({ id }: AdminCategoryResponse) => ids.indexOf(id);
  return categories.toSorted((one, other) => placeOf(one) - placeOf(other));
}
