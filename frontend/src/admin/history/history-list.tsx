import { List, Text } from '@chakra-ui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAdminListCategories } from '../../api/generated/catalog/catalog';
import { getListChangesQueryKey, listChanges, useRestoreState } from '../../api/generated/history/history';
import type { ChangedRowResponse, ChangeResponse, SkippedRowResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-history';
import { confirmLeaving } from '../forms/unsaved';
import { recordsQuery, useTabSlices } from '../tab-slice';
import { askConfirmation } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import { LoadMore } from '../ui/load-more';
import { both, ListSkeleton, Loaded } from '../ui/loaded';
import { toastError, toastSuccess } from '../ui/toast-store';
import { changeTexts } from './describe-change';
import { ChangeEntry } from './change-entry';
import { useUndo } from './use-undo';

const PAGE_SIZE = 10;

interface Props {
  /** Shows only changes of this product, whose form is open. */
  readonly product?: string;
}

export default function HistoryList({ product }: Props) {
  const categories = useAdminListCategories(dataOnly());
  const records = useQuery(recordsQuery(useTabSlices()));
  const texts = changeTexts(
    records.data?.map(({ record }) => record) ?? [],
    new Map(categories.data?.map(({ slug, name }) => [slug, name])),
  );
  const [skipped, setSkipped] = useState<ReadonlyMap<number, readonly SkippedRowResponse[]>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  const subject = product && `product:${product}`;
  const query = useInfiniteQuery({
    queryKey: [...getListChangesQueryKey(), subject],
    queryFn: async ({ pageParam: before, signal }) => {
      const params = { limit: PAGE_SIZE, ...(before && { before }), ...(subject && { subject }) };
      return (await listChanges(params, { signal })).data;
    },
    // 0 stands for the first page, which has no `before`.
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    // The list always counts as stale, because other devices add entries, too.
    staleTime: 0,
    meta: { listsChanges: true },
  });
  const undo = useUndo(({ skipped: rows }, id) => setSkipped(new Map(skipped).set(id, rows)));
  const restore = useRestoreState({
    mutation: {
      meta: { failure: text.goBackFailed, invalidates: [[]] },
      onSuccess: ({ data: { skipped: skippedRows } }, { id }) => {
        const [first] = skippedRows;
        setSkipped(new Map(skipped).set(id, skippedRows));
        if (first) toastError(text.notGoneBack, first.reason);
        else toastSuccess(text.wentBack);
      },
    },
  });
  const askToGoBack = async ({ id, at }: ChangeResponse, row: ChangedRowResponse) => {
    // The open form of the product loads the earlier state, so unsaved changes would be lost.
    if (product !== undefined && !(await confirmLeaving())) return;
    await askConfirmation({
      title: text.goBackTitle,
      text: text.goBackQuestion(texts.rowName(row), formatWib(at)),
      yes: text.goBackYes,
      act: () => restore.mutateAsync({ id, data: { subject: `${row.type}:${row.rowId}` } }),
    });
  };
  const askToUndo = async (change: ChangeResponse) => {
    if (product !== undefined && !(await confirmLeaving())) return;
    await askConfirmation({
      title: text.undoTitle,
      text: text.undoQuestion(texts.changeTitle(change), change.rowCount),
      yes: text.undo,
      act: () => undo.mutateAsync({ id: change.id }),
    });
  };

  return (
    <Loaded query={both(query, records)} skeleton={<ListSkeleton rows={product === undefined ? 3 : 1} />}>
      {([changes]) => (
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
              {changes.map((change, index) => {
                const skippedRows = skipped.get(change.id);
                const row = restorableRow(change, changes.slice(0, index));
                return (
                  <ChangeEntry
                    key={change.id}
                    change={change}
                    texts={texts}
                    skipped={skippedRows?.length ? skippedRows : undefined}
                    busy={[undo, restore].some((one) => one.isPending && one.variables.id === change.id)}
                    onUndo={() => void askToUndo(change)}
                    onGoBack={row && (() => void askToGoBack(change, row))}
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

/**
 * Returns the row of a change with only one row, if the row's earlier state can be restored. Returns undefined for the
 * last change of a row, because an undo of this change has the same effect.
 * @param newer the later changes.
 */
function restorableRow(
  { rows }: ChangeResponse,
  newer: readonly ChangeResponse[],
): ChangedRowResponse | undefined {
  const [row, other] = rows;
  if (!row || other) return undefined;
  // For the owner, a part of the content always exists.
  const existedBefore = row.type === 'content' || ['changed', 'deleted'].includes(row.action);
  if (!existedBefore || !['product', 'category', 'content'].includes(row.type)) return undefined;
  // A change that lists only some of its rows may also concern this row.
  const isChangedLater = newer.some(
    (one) =>
      one.rows.length < one.rowCount ||
      one.rows.some(({ type, rowId }) => type === row.type && rowId === row.rowId),
  );
  return isChangedLater ? row : undefined;
}
