import { List, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAdminListCategories } from '../../api/generated/catalog/catalog';
import { getListChangesQueryKey, listChanges, useUndoChange } from '../../api/generated/history/history';
import type { ChangeResponse, SkippedRowResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-history';
import { confirmLeaving } from '../forms/unsaved';
import { askConfirmation } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import { LoadMore } from '../ui/load-more';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { toastError, toastSuccess } from '../ui/toast-store';
import { changeTitle } from './describe-change';
import { ChangeEntry } from './change-entry';

const PAGE_SIZE = 10;

interface Props {
  /** Only changes of this product, which is open in a form. */
  readonly product?: string;
}

/** What the panel changed, the newest first. */
export default function HistoryList({ product }: Props) {
  const categories = useAdminListCategories(dataOnly());
  const categoryNames = new Map(categories.data?.map(({ slug, name }) => [slug, name]));
  const [skipped, setSkipped] = useState<ReadonlyMap<number, readonly SkippedRowResponse[]>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  const subject = product && `product:${product}`;
  const query = useInfiniteQuery({
    queryKey: [...getListChangesQueryKey(), subject],
    queryFn: async ({ pageParam: before, signal }) => {
      const params = { limit: PAGE_SIZE, ...(before && { before }), ...(subject && { subject }) };
      return (await listChanges(params, { signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    // Everything that is saved anywhere in the panel makes an entry.
    staleTime: 0,
  });
  const undo = useUndoChange({
    mutation: {
      // Everything: a change may be about any part of the shop.
      meta: { failure: text.undoFailed, invalidates: [[]] },
      onSuccess: ({ data: { restored, skipped: left } }, { id }) => {
        const [first] = left;
        setSkipped(new Map(skipped).set(id, left));
        if (!first) toastSuccess(text.undone);
        else if (restored > 0) toastSuccess(text.undoneInPart, text.skippedCount(restored, left.length));
        else toastError(text.notUndone, first.reason);
      },
    },
  });
  const askToUndo = async (change: ChangeResponse) => {
    // The form of the product loads the earlier state.
    if (product !== undefined && !(await confirmLeaving())) return;
    await askConfirmation({
      title: text.undoTitle,
      text: text.undoQuestion(changeTitle(change), change.rowCount),
      yes: text.undo,
      act: () => undo.mutateAsync({ id: change.id }),
    });
  };

  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={product === undefined ? 3 : 1} />}>
      {(changes) => (
        <>
          {changes.length === 0 && product === undefined && (
            <EmptyState title={text.none} text={text.noneHint} />
          )}
          {changes.length === 0 && product !== undefined && (
            <Text fontSize="sm" color="ink.soft">
              {text.noneOfProduct}
            </Text>
          )}
          {changes.length > 0 && (
            <List.Root ref={list} aria-label={text.listLabel}>
              {changes.map((change) => {
                const left = skipped.get(change.id);
                return (
                  <ChangeEntry
                    key={change.id}
                    change={change}
                    categoryNames={categoryNames}
                    skipped={left?.length ? left : undefined}
                    busy={undo.isPending && undo.variables.id === change.id}
                    onUndo={() => void askToUndo(change)}
                  />
                );
              })}
            </List.Root>
          )}
          <LoadMore query={query} list={list} shown={changes.length} />
        </>
      )}
    </Loaded>
  );
}
