import { Box, chakra, Dialog as ChakraDialog, Input } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import guide from '../../../../docs/pemilik.md?raw';
import * as helpText from '../../text/admin-help';
import { Dialog } from '../ui/dialog';
import { findAnswers } from './find-answers';
import { type Block, parseHelp, type Span } from './parse-help';

const Text = chakra('div', {
  base: {
    maxWidth: '42rem',
    lineHeight: 'body',
    '& > * + *': { marginTop: '4' },
    '& h3': { fontSize: 'lg', fontWeight: 'bold', paddingTop: '3' },
    '& li': { marginLeft: '5', paddingLeft: '1', marginTop: '2' },
    '& ol': { listStyle: 'decimal' },
    '& ul': { listStyle: 'disc' },
  },
});

const blocks = parseHelp(guide);
const titleOf = (block: Block): string | undefined =>
  block.kind === 'heading' ? block.spans.map(({ text }) => text).join('') : undefined;

interface Props {
  readonly part: string;
  readonly onClose: () => void;
}

/** The owner's guide (docs/pemilik.md). */
export default function HelpDialog({ part, onClose }: Props) {
  const wanted = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question);
  const shown = asked.trim() === '' ? blocks : findAnswers(blocks, asked);
  useEffect(() => {
    // The dialog moves the focus first.
    const frame = requestAnimationFrame(() => {
      wanted.current?.focus({ preventScroll: true });
      wanted.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dialog title={helpText.help} size="lg" onClose={onClose}>
      <Box paddingInline={{ base: '4', md: '6' }} paddingTop="4">
        <Input
          type="search"
          aria-label={helpText.search}
          placeholder={helpText.search}
          value={question}
          onChange={({ target }) => {
            setQuestion(target.value);
            if (body.current) body.current.scrollTop = 0;
          }}
        />
      </Box>
      <ChakraDialog.Body tabIndex={0} ref={body}>
        <Box role="status">{shown.length === 0 && helpText.noAnswer}</Box>
        <Text>
          {shown.map((block, index) => {
            const key = `${index}`;
            const title = titleOf(block);
            if (title !== undefined)
              return (
                <h3 key={key} tabIndex={-1} ref={title === part ? wanted : undefined}>
                  {title}
                </h3>
              );
            if ('spans' in block) return <p key={key}>{block.spans.map(renderSpan)}</p>;
            const List = block.kind;
            return (
              <List key={key}>
                {block.items.map((item, number) => (
                  <li key={`${number}`}>{item.map(renderSpan)}</li>
                ))}
              </List>
            );
          })}
        </Text>
      </ChakraDialog.Body>
    </Dialog>
  );
}

function renderSpan({ kind, text }: Span, index: number) {
  if (kind === 'plain') return text;
  const Tag = kind;
  return <Tag key={`${index}`}>{text}</Tag>;
}
