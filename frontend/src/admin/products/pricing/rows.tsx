import { Box, chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';

export const RowGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    columnGap: '2',
    alignItems: 'start',
    marginTop: '3',
    '& > button': { marginTop: '1.75rem' },
  },
});

interface Props {
  /** @param row the position of the row in which Enter was pressed, as its `data-row` says. */
  readonly onEnter: (row: number) => void;
  readonly children: ReactNode;
}

/** Rows of fields, in which Enter does not submit the form. */
export function Rows({ onEnter, children }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLInputElement && event.target.closest('[data-row]');
    if (event.key !== 'Enter' || !row) return;
    event.preventDefault();
    onEnter(Number(row.getAttribute('data-row')));
  };
  return (
    <Box display="contents" role="presentation" onKeyDown={onKeyDown}>
      {children}
    </Box>
  );
}
