import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
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
import { FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import type { ContentControl } from './content-values';

const contract = SaveSiteContentBody.shape.faq.element.shape;

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
  readonly control: ContentControl;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A question and its answer; collapsed it shows the question only. An error expands it. */
export function FaqItemRow({ control, index, count, open, onToggle, onMove, onRemove }: Props) {
  const typed = useWatch({ control, name: `faq.${index}.question` });
  const { errors } = useFormState({ control, name: `faq.${index}` });
  const [opened, setOpened] = useState(false);
  const bodyId = useId();
  const number = index + 1;
  const name = questionNumber(number);
  // It stays expanded while the error is corrected.
  if (errors.faq?.[index] && !opened) setOpened(true);
  const expanded = open || opened;
  const toggle = () => {
    setOpened(false);
    onToggle(!expanded);
  };
  return (
    <li>
      <Head>
        <Toggle
          type="button"
          aria-expanded={expanded}
          aria-controls={expanded ? bodyId : undefined}
          onClick={toggle}
        >
          <ChevronDown size={18} aria-hidden />
          <span>
            {number}. {typed || newQuestion}
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
          <FormText
            control={control}
            name={`faq.${index}.question`}
            label={question}
            maxLength={maxLengthOf(contract.question)}
          />
          <FormText
            control={control}
            name={`faq.${index}.answer`}
            label={answer}
            rows={4}
            maxLength={maxLengthOf(contract.answer)}
          />
        </Body>
      )}
    </li>
  );
}
