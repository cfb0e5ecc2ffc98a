import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { invalidField } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';
import { optionalText } from '../../platform/domain/parse-text.js';
import type { TextRule } from '../../platform/domain/text.js';

export const CHAT_NUMBER: TextRule = { label: 'Nomor WhatsApp', maxLength: 40 };

/** Validates a chat number. Returns the number as typed, but trimmed; null if the text is blank. */
export function parseChatNumber(typed: string | null, path: string): string | null {
  const text = optionalText(typed, CHAT_NUMBER, path);
  if (text !== null && normalizeChatNumber(text) === undefined)
    throw invalidField(path, messages.chatNumberInvalid);
  return text;
}
