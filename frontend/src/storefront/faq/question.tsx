import { chakra } from '@chakra-ui/react';
import type { ToggleEvent } from 'react';
import type { FaqItem } from '../../api/generated/models';

const Item = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    breakInside: 'avoid',
    '&[open]': { borderColor: 'ink' },
    '@media screen': { '&[open] > summary > span:first-of-type': { bg: 'yellow', color: 'ink' } },
    '&[open] > summary > span:last-of-type::after': { transform: 'scaleY(0)' },
    '@media print': {
      borderColor: 'ink',
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > p': { maxWidth: 'none', paddingBottom: '3', color: 'ink' },
      '& > summary': { paddingBlock: '1' },
    },
  },
});
const Row = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.touch} minmax(0, 1fr) 24px',
    alignItems: 'start',
    gap: { base: '2', md: '4' },
    paddingBlock: { base: '3', md: '4' },
    '& h2': {
      paddingBlock: '2',
      fontSize: { base: 'md', md: 'lg' },
      lineHeight: 'snug',
      letterSpacing: '-0.01em',
    },
    _hover: {
      '& h2': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '5px' },
    },
  },
});
const QuestionNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: '2.375rem',
    color: 'ink.soft',
    fontSize: 'sm',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
});
const PlusSign = chakra('span', {
  base: {
    position: 'relative',
    height: '2.375rem',
    // Drawn with borders, because forced colors drop backgrounds.
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      borderColor: 'ink',
    },
    _before: { width: '16px', borderTopWidth: '2px', margin: '-1px -8px' },
    _after: {
      height: '16px',
      borderLeftWidth: '2px',
      margin: '-8px -1px',
      transition: 'transform {durations.fast}',
    },
    '@media print': { display: 'none' },
  },
});
const Answer = chakra('p', {
  base: {
    maxWidth: '36em',
    paddingBottom: { base: '6', md: '7' },
    paddingInlineStart: { base: '3.25rem', md: '3.75rem' },
    paddingInlineEnd: { base: '0', md: '12' },
    color: 'ink.soft',
    whiteSpace: 'pre-line',
  },
});

/**
 * Closes the other questions when a question is opened. Newer browsers do this without a script, because all questions
 * have the same `name`.
 */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(
    `details[name="${opened.getAttribute('name')}"][open]`,
  ))
    if (other !== opened) other.open = false;
}

export function Question({ item, number }: { readonly item: FaqItem; readonly number: number }) {
  return (
    <Item name="faq" onToggle={closeOthers}>
      <Row>
        <QuestionNumber aria-hidden="true">{String(number).padStart(2, '0')}</QuestionNumber>
        <h2>{item.question}</h2>
        <PlusSign />
      </Row>
      <Answer>{item.answer}</Answer>
    </Item>
  );
}
