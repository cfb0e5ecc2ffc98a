import { chakra, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, useRef } from 'react';
import { getListChangedRowsQueryKey, listChangedRows } from '../../api/generated/history/history';
import type { ChangedRowResponse, ChangeResponse } from '../../api/generated/models';
import { selectPage } from '../../api/response';
import * as text from '../../text/admin-history';
import { LoadMore } from '../ui/load-more';
import { ListSkeleton, Loaded } from '../ui/loaded';
import type { ChangeTexts } from './describe-change';

const PAGE_SIZE = 25;

const Rows = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    marginTop: '2.5',
    fontSize: 'sm',
  },
});
const Values = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    marginTop: '2.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& dt': { color: 'ink.soft', maxWidth: '9rem' },
    '& dd': {
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface Props {
  readonly change: Pick<ChangeResponse, 'id' | 'rows' | 'rowCount'>;
  readonly texts: ChangeTexts;
}

/** The rows of a change. If the list of changes has only some of them, they are loaded in pages. */
export function ChangedRows({ change: { id, rows, rowCount }, texts }: Props) {
  if (rows.length < rowCount) return <RowPages id={id} texts={texts} />;
  return <Rows>{rows.map((row) => rowOf(row, texts))}</Rows>;
}

function RowPages({ id, texts }: { readonly id: number } & Pick<Props, 'texts'>) {
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery({
    queryKey: [...getListChangedRowsQueryKey(id), 'pages'],
    queryFn: async ({ pageParam: offset, signal }) =>
      selectPage(await listChangedRows(id, { limit: PAGE_SIZE, offset }, { signal })),
    initialPageParam: 0,
    getNextPageParam: ({ items, total }, pages) => {
      const next = pages.length * PAGE_SIZE;
      return items.length > 0 && next < total ? next : undefined;
    },
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={2} />}>
      {(rows) => (
        <>
          <Rows ref={list}>{rows.map((row) => rowOf(row, texts))}</Rows>
          <LoadMore query={query} list={list} shown={rows.length} />
        </>
      )}
    </Loaded>
  );
}

const rowOf = (row: ChangedRowResponse, texts: ChangeTexts): ReactElement => (
  // `LoadMore` focuses the first row of a page.
  <li key={`${row.type} ${row.rowId}`} tabIndex={-1}>
    {texts.rowTitle(row)}
    <RowValues row={row} texts={texts} />
  </li>
);

export function RowValues({ row, texts }: { readonly row: ChangedRowResponse } & Pick<Props, 'texts'>) {
  const values = texts.shownValues(row);
  return (
    <>
      {values.length > 0 && (
        <Values>
          {values.map(({ field, label, change }) => (
            <chakra.div key={field} display="contents">
              <dt>{label}</dt>
              <dd>{change}</dd>
            </chakra.div>
          ))}
        </Values>
      )}
      {row.imagesRemoved && (
        <Text fontSize="sm" color="magenta.deep" marginTop="1.5">
          {text.imagesRemoved}
        </Text>
      )}
    </>
  );
}
