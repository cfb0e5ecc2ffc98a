import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';
import { optionalText } from './text.js';

export const MAX_CHAT_NUMBER_LENGTH = 40;

/** Validates a chat number and returns it as typed, trimmed; null if blank. */
export function parseChatNumber(typed: string | null): string | null {
  const text = optionalText(typed, { label: messages.chatNumber, maxLength: MAX_CHAT_NUMBER_LENGTH });
  if (text !== null && normalizeChatNumber(text) === undefined)
    throw new DomainError('invalid', messages.chatNumberInvalid);
  return text;
}
