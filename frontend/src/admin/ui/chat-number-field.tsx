import { formatChatNumber, normaliseChatNumber } from '../../format/chat';
import { example, notUnderstood, sampleElsewhere, understood } from '../../text/admin-chat-number';
import { isSampleNumber } from '../content/site-content';
import { TextField } from './controls';

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

function hintFor(value: string, sample: string): string {
  if (value.trim() === '') return example;
  if (isSampleNumber(value)) return sample;
  return normaliseChatNumber(value) === undefined ? notUnderstood : understood(formatChatNumber(value));
}
