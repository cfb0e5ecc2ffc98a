import { chakra } from '@chakra-ui/react';
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
import { Input } from './controls';

const Row = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginTop: '5',
  },
});
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
  return (
    <Row aria-label={pagesLabel}>
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={page === 0 || undefined}
        opacity={page === 0 ? 0.5 : undefined}
        onClick={() => go(page - 1)}
      >
        {previousPage}
      </Button>
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
      <Button
        variant="quiet"
        size="sm"
        aria-disabled={page >= count - 1 || undefined}
        opacity={page >= count - 1 ? 0.5 : undefined}
        onClick={() => go(page + 1)}
      >
        {nextPage}
      </Button>
    </Row>
  );
}
