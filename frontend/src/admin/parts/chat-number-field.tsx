import { chakra, Link, VisuallyHidden } from '@chakra-ui/react';
import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { formatChatNumber } from '@etalase/backend/rules/formatted-chat-number';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { chatLink, isForeignNumber } from '../../format/chat';
import * as text from '../../text/admin-chat-number';
import * as common from '../../text/common';
import { FormText, type FormTextProps } from '../forms/form-fields';
import { isSampleNumber } from './site-content';

type Props<Values extends FieldValues> = FormTextProps<Values> & {
  readonly maxLength: number;
  /** The first part of an empty field's hint. An example number follows. */
  readonly about?: string;
  readonly sample?: string;
};

/** A field for a phone number in any spelling. The field's hint shows the number that chat links will use. */
export function FormChatNumber<Values extends FieldValues>({ about, sample, ...rest }: Props<Values>) {
  return (
    <FormText<Values>
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      hint={(typed, error) => (error ? undefined : hintFor(typed, about, sample))}
    />
  );
}

function hintFor(typed: string, about: string | undefined, sample = text.sampleElsewhere): ReactNode {
  if (typed.trim() === '') return about ? `${about} ${text.example}` : text.example;
  if (isSampleNumber(typed)) return sample;
  if (normalizeChatNumber(typed) === undefined) return text.notUnderstood;
  const numberHint = text.understood(formatChatNumber(typed));
  if (!isForeignNumber(typed)) return numberHint;
  return (
    <>
      {numberHint}{' '}
      <chakra.strong display="block" color="magenta.deep">
        {text.foreign}
      </chakra.strong>
      <Link
        variant="underline"
        href={chatLink(typed, text.trialMessage)}
        target="_blank"
        rel="noopener noreferrer"
        display="inline-flex"
        alignItems="center"
        minHeight="touch"
        color="ink"
        fontWeight="bold"
      >
        {text.tryChat} <VisuallyHidden>{common.newTab}</VisuallyHidden>
      </Link>
    </>
  );
}
