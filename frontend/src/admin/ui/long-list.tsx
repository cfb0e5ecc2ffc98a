import { chakra } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { type ReactElement, useState } from 'react';
import * as text from '../../text/admin-common';
import { Button } from './button';

const PAGE = 50;

const Rows = chakra('ul', {
  base: {
    fontSize: 'sm',
    lineHeight: 'snug',
    '& li': { paddingBlock: '1.5', borderTopWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
  },
});

interface Props {
  readonly label: string;
  readonly rows: readonly ReactElement[];
}

/** A list of which only the first rows are shown, until the owner asks for more. */
export function LongList({ label, rows }: Props) {
  const [shown, setShown] = useState(PAGE);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  return (
    <Rows aria-label={label} tabIndex={0}>
      {rows.slice(0, shown)}
      {rest > 0 && (
        <li>
          <Button variant="quiet" size="sm" onClick={() => setShown(shown + PAGE)}>
            {text.showMore(groupDigits(Math.min(rest, PAGE)))}
          </Button>
        </li>
      )}
    </Rows>
  );
}
