import { chakra, Input, Pagination } from '@chakra-ui/react';
import { useId } from 'react';
import { groupDigits } from '../../format/rupiah';
import {
  nextPage,
  ofPages,
  page as pageText,
  pages as pagesLabel,
  previousPage,
} from '../../text/admin-products';
import { Button } from './button';

const Words = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    order: { base: -1, md: 0 },
    width: { base: 'full', md: 'auto' },
    justifyContent: 'center',
  },
});

interface Props {
  /** From 0. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, count, onPage }: Props) {
  const id = useId();
  if (count < 2) return null;
  const go = (to: number) => {
    if (to >= 0 && to < count && to !== page) onPage(to);
  };
  // Not disabled at an end: the focus would be lost there.
  const end = (reached: boolean) => ({ disabled: false, 'aria-disabled': reached || undefined });
  return (
    <Pagination.Root
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      marginTop="5"
      count={count}
      pageSize={1}
      page={page + 1}
      translations={{
        rootLabel: pagesLabel,
        prevTriggerLabel: previousPage,
        nextTriggerLabel: nextPage,
      }}
      onPageChange={(details) => go(details.page - 1)}
    >
      <Pagination.PrevTrigger asChild>
        <Button variant="quiet" size="sm" {...end(page === 0)}>
          {previousPage}
        </Button>
      </Pagination.PrevTrigger>
      <Words>
        <label htmlFor={id}>{pageText}</label>
        <Input
          key={page}
          id={id}
          inputMode="numeric"
          defaultValue={page + 1}
          width="4.5rem"
          minHeight="touch"
          textAlign="center"
          paddingInline="2"
          onBlur={(event) => go(Number(event.target.value) - 1)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go(Number(event.currentTarget.value) - 1);
          }}
        />
        {ofPages(groupDigits(count))}
      </Words>
      <Pagination.NextTrigger asChild>
        <Button variant="quiet" size="sm" {...end(page >= count - 1)}>
          {nextPage}
        </Button>
      </Pagination.NextTrigger>
    </Pagination.Root>
  );
}
