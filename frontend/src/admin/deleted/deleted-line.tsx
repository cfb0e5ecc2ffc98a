import { chakra } from '@chakra-ui/react';
import * as deleted from '../../text/admin-deleted';
import { Button } from '../ui/button';

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.5',
    paddingInline: '4',
    paddingBlock: '1',
    minHeight: '14',
    bg: 'paper.sunk',
    color: 'ink.soft',
  },
});

interface Props {
  readonly text: string;
  readonly name: string;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/**
 * A line about a deletion, in the place of the deleted row. The line gets the focus when the dialog that confirmed the
 * deletion closes.
 */
export function DeletedLine({ text, name, busy, onUndo }: Props) {
  return (
    <Line tabIndex={-1} data-focus-here="">
      {text} ·{' '}
      <Button
        variant="plain"
        size="sm"
        paddingInline="1"
        fontSize="md"
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-label={deleted.undoOf(name)}
        busy={busy}
        onClick={onUndo}
      >
        {deleted.undo}
      </Button>
    </Line>
  );
}
