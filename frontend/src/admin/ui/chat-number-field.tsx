import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { chatLink, formatChatNumber, isForeignNumber, normalizeChatNumber } from '../../format/chat';
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
import { type Tied, useField } from './form-fields';

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

type Props<Values extends FieldValues> = Tied<Values, string, ComponentProps<typeof TextField>> & {
  /** What to say about the number that is nobody's. */
  readonly sample?: string;
};

/** A number as people type it, and beside it what chat links make of it. */
export function FormChatNumber<Values extends FieldValues>({
  control,
  name,
  sample = sampleElsewhere,
  ...rest
}: Props<Values>) {
  const field = useField<Values, string>({ control, name });
  return (
    <TextField
      {...rest}
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={40}
      hint={field.error ? undefined : hintFor(field.value, sample)}
    />
  );
}

function hintFor(value: string, sample: string): ReactNode {
  if (value.trim() === '') return example;
  if (isSampleNumber(value)) return sample;
  if (normalizeChatNumber(value) === undefined) return notUnderstood;
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
