import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { useId } from 'react';
import {
  answer,
  moveDown,
  moveUp,
  newQuestion,
  question,
  questionNumber,
  removeRow,
} from '../../text/admin-content';
import { IconButton } from '../ui/button';
import { TextArea, TextField } from '../ui/controls';
import type { FaqRow } from './content-values';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingLeft: { base: '4', md: '5' },
    paddingRight: '2',
    paddingBlock: '1.5',
  },
});
const Toggle = chakra('button', {
  base: {
    flex: { base: '1 1 100%', md: '1 1 16rem' },
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    minWidth: 0,
    textAlign: 'left',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    '& svg': { transition: 'transform {durations.fast}' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});
const Tools = chakra('div', { base: { marginLeft: 'auto' } });
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    paddingInline: { base: '4', md: '5' },
    paddingTop: '1',
    paddingBottom: '5',
  },
});

interface Props {
  readonly row: FaqRow;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly mistake: string | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChange: (changes: Partial<FaqRow>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Closed it is its question; what is wrong opens it. */
export function FaqItemRow(props: Props) {
  const { row, number, count, mistake, open, onToggle, onChange, onMove, onRemove } = props;
  const bodyId = useId();
  const name = questionNumber(number);
  const expanded = open || mistake !== undefined;
  return (
    <li>
      <Head>
        <Toggle
          type="button"
          aria-expanded={expanded}
          aria-controls={expanded ? bodyId : undefined}
          onClick={onToggle}
        >
          <ChevronDown size={18} aria-hidden />
          <span>
            {number}. {row.question || newQuestion}
          </span>
        </Toggle>
        <Tools display={{ base: expanded ? 'flex' : 'none', md: 'flex' }}>
          <IconButton
            variant="plain"
            data-focus="up"
            aria-label={moveUp(name)}
            aria-disabled={number === 1 || undefined}
            opacity={number === 1 ? 0.35 : undefined}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            variant="plain"
            data-focus="down"
            aria-label={moveDown(name)}
            aria-disabled={number === count || undefined}
            opacity={number === count ? 0.35 : undefined}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton
            variant="plain"
            color="magenta.deep"
            data-focus="remove"
            aria-label={removeRow(name)}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Tools>
      </Head>
      {expanded && (
        <Body id={bodyId}>
          <TextField
            label={question}
            data-focus="question"
            maxLength={200}
            value={row.question}
            error={row.question.trim() ? undefined : mistake}
            onChange={(text) => onChange({ question: text })}
          />
          <TextArea
            label={answer}
            rows={4}
            maxLength={2000}
            value={row.answer}
            error={row.question.trim() ? mistake : undefined}
            onChange={(text) => onChange({ answer: text })}
          />
        </Body>
      )}
    </li>
  );
}
