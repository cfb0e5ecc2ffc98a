import { Flex, List, Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  emptyBin,
  eraseDeleted,
  eraseDeletedBy,
  getListDeletedQueryKey,
  listDeleted,
} from '../../api/generated/bin/bin';
import type { DeletedItemResponse } from '../../api/generated/models';
import { selectPage } from '../../api/response';
import * as text from '../../text/admin-deleted';
import { replaceParams, usePanelLocation } from '../panel-location';
import {
  type Bin,
  type DeletedKind,
  recordsQuery,
  type TabRecord,
  useBins,
  useTabSlices,
} from '../tab-slice';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import { LoadMore } from '../ui/load-more';
import { both, ListSkeleton, Loaded } from '../ui/loaded';
import { FoldedSection } from '../folded-section';
import type { SectionProps } from '../ui/section';
import { Select } from '../ui/select';
import { showChanges } from '../ui/show-changes';
import { toastSuccess } from '../ui/toast-store';
import { useNow } from '../ui/use-now';
import { findFocusHome } from '../ui/use-return-focus';
import { SETTINGS_TAB } from '../places';
import { binIn, paramsOf } from './deleted-location';
import { DeletedRow } from './deleted-row';
import { lineOf } from './line';

const PAGE_SIZE = 20;

interface DeletedItemInBin {
  readonly item: DeletedItemResponse;
  readonly bin: Bin;
  readonly kind: DeletedKind;
}

export function DeletedSection({ id }: SectionProps) {
  const { params } = usePanelLocation();
  const bins = useBins();
  const shownBin = binIn(bins, params);
  const type = shownBin?.type;
  const now = useNow();
  /**
   * The index of the row that was restored or erased last. The row that takes this index is marked for `findFocusHome`
   * and gets the focus. If no row takes this index, the last row is marked.
   */
  const [removedIndex, setRemovedIndex] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: [...getListDeletedQueryKey(), 'pages', type],
    queryFn: async ({ pageParam: offset, signal }) => {
      // A line may stand for many items, so the items are counted apart.
      const [lines, items] = await Promise.all([
        listDeleted({ type, grouped: true, limit: PAGE_SIZE, offset }, { signal }),
        listDeleted({ type, limit: 1 }, { signal }),
      ]);
      return { ...selectPage(lines), count: selectPage(items).total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
      // After an empty page there is no next page, whatever the total is.
      return loaded < total && pages.at(-1)?.items.length ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: unique(pages.flatMap(({ items }) => items)),
      count: pages.at(-1)?.count ?? 0,
    }),
  });
  const records = useQuery(recordsQuery(useTabSlices()));
  const { mutateAsync: erase } = useMutation({
    mutationFn: ({ item }: Pick<DeletedItemInBin, 'item' | 'bin'>): Promise<unknown> => {
      const { change } = lineOf(item);
      return change === undefined ? eraseDeleted(item.type, item.id) : eraseDeletedBy(change);
    },
    meta: { failure: text.eraseFailed, invalidates: ['lists'] },
    onSuccess: (_, { item, bin }) => toastSuccess(text.erased(whatOf(item, bin))),
  });
  const { mutateAsync: empty } = useMutation({
    mutationFn: (until: string) => emptyBin({ until, type }),
    meta: { failure: text.eraseFailed, invalidates: ['lists'] },
    onSuccess: ({ data }) => toastSuccess(text.emptied(groupDigits(data.erased))),
  });
  const focusAfterRestore = async (index: number) => {
    await showChanges(() => setRemovedIndex(index));
    // The pressed button has disappeared, so the body has the focus unless the owner has focused another element
    // meanwhile. (After an erasure, the closing dialog moves the focus.)
    if (document.activeElement === document.body) findFocusHome()?.focus();
  };
  const askToErase = ({ item, bin }: Pick<DeletedItemInBin, 'item' | 'bin'>, index: number) =>
    askConfirmation({
      title: text.eraseTitle(lineOf(item).name),
      text: text.eraseQuestion(whatOf(item, bin)),
      yes: text.erase,
      danger: true,
      act: async () => {
        await erase({ item, bin });
        await showChanges(() => setRemovedIndex(index));
      },
    });
  const askToEmpty = (count: number, until: string) =>
    askConfirmation({
      title: text.emptyTitle(shownBin?.name),
      text: text.emptyQuestion(groupDigits(count), shownBin?.name),
      yes: text.erase,
      danger: true,
      act: async () => {
        await empty(until);
        await showChanges(() => setRemovedIndex(0));
      },
    });
  const choices = bins.map(({ type: value, name }) => ({ value, label: name }));

  return (
    <FoldedSection id={id} title={text.title} note={text.note}>
      <Loaded query={both(query, records)} skeleton={<ListSkeleton rows={2} />}>
        {([{ items, count }, kinds]) => (
          <>
            <Flex alignItems="center" flexWrap="wrap" columnGap="3" rowGap="2" marginBottom="3">
              <Select
                width="auto"
                aria-label={text.filter}
                value={type ?? ''}
                onChange={({ target: { value } }) => {
                  setRemovedIndex(undefined);
                  replaceParams(SETTINGS_TAB, paramsOf(bins.find((bin) => bin.type === value)));
                }}
                choices={[{ value: '', label: text.everyType }, ...choices]}
              />
              <Text
                role="status"
                fontSize="sm"
                color="ink.soft"
                fontVariantNumeric="tabular-nums"
                marginInlineStart="auto"
              >
                {count > 0 && text.count(groupDigits(count))}
              </Text>
              {items[0] && (
                <Button
                  variant="danger"
                  size="sm"
                  disabled={query.isPlaceholderData}
                  onClick={() => void askToEmpty(count, items[0]?.deletedAt ?? '')}
                >
                  {text.empty}
                </Button>
              )}
            </Flex>
            {items.length === 0 ? (
              <div tabIndex={-1} data-focus-here={removedIndex === undefined ? undefined : ''}>
                <EmptyState title={text.none} text={text.noneHint(bins.map(({ name }) => name))} />
              </div>
            ) : (
              <List.Root
                ref={list}
                aria-label={text.listLabel}
                opacity={query.isPlaceholderData ? 0.6 : undefined}
              >
                {inBins(items, bins, kinds).map(({ item, bin, kind }, index) => (
                  <DeletedRow
                    key={`${item.type} ${item.id}`}
                    item={item}
                    bin={bin}
                    kind={kind}
                    now={now}
                    focusHere={
                      removedIndex !== undefined && index === Math.min(removedIndex, items.length - 1)
                    }
                    onRestored={() => focusAfterRestore(index)}
                    onErase={() => void askToErase({ item, bin }, index)}
                  />
                ))}
              </List.Root>
            )}
            <LoadMore query={query} list={list} shown={items.length} />
          </>
        )}
      </Loaded>
    </FoldedSection>
  );
}

const whatOf = (item: DeletedItemResponse, bin: Bin): string => {
  const { count } = lineOf(item);
  return count > 1 ? text.items(count) : bin.name;
};

/** Returns each item once. Two pages contain the same item when another item was deleted between their requests. */
function unique(items: readonly DeletedItemResponse[]): readonly DeletedItemResponse[] {
  return [...new Map(items.map((item) => [`${item.type} ${item.id}`, item])).values()];
}

/** Adds the bin of its type to each item. Items without a bin are left out. */
function inBins(
  items: readonly DeletedItemResponse[],
  bins: readonly Bin[],
  records: readonly TabRecord[],
): DeletedItemInBin[] {
  return items.flatMap((item) => {
    const bin = bins.find(({ type }) => type === item.type);
    const kind = records.find(({ deleted }) => deleted.type === item.type)?.deleted;
    return bin && kind ? [{ item, bin, kind }] : [];
  });
}
