import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chatLink, formatChatNumber, isForeignNumber, normaliseChatNumber } from '../../format/chat';
import {
  example,
  foreign,
  notUnderstood,
  sampleElsewhere,
  trialMessage,
  tryChat,
  understood,
} from '../../text/admin-chat-number';
import { newTab } from '../../text/common';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { isSampleNumber } from '../content/site-content';
import { TextField } from './controls';

const Warning = chakra('strong', { base: { display: 'block', color: 'magenta.deep' } });
const TryLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'ink',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
  readonly optional?: boolean;
  readonly id?: string;
  /** What to say about the number that is nobody's. */
  readonly sample?: string;
}

/** A number as people type it, and beside it what chat links make of it. */
export function ChatNumberField({ value, error, sample = sampleElsewhere, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={40}
      value={value}
      error={error}
      hint={error ? undefined : hintFor(value, sample)}
    />
  );
}

function hintFor(value: string, sample: string): ReactNode {
  if (value.trim() === '') return example;
  if (isSampleNumber(value)) return sample;
  if (normaliseChatNumber(value) === undefined) return notUnderstood;
  const links = understood(formatChatNumber(value));
  if (!isForeignNumber(value)) return links;
  return (
    <>
      {links} <Warning>{foreign}</Warning>
      <TryLink href={chatLink(value, trialMessage)} target="_blank" rel="noopener noreferrer">
        {tryChat} <VisuallyHidden>{newTab}</VisuallyHidden>
      </TryLink>
    </>
  );
}
