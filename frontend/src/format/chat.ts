import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';

/**
 * Whether a valid number belongs to a country other than Indonesia. Such a number is usually a mistake, so the panel
 * asks the owner to check it.
 */
export function isForeignNumber(typed: string): boolean {
  return normalizeChatNumber(typed)?.startsWith('62') === false;
}

/** URL of a WhatsApp chat with the message prefilled; undefined for an invalid number. */
export function chatLink(number: string, message: string): string | undefined {
  const digits = normalizeChatNumber(number);
  // A text that was cut may end in half of a surrogate pair, which cannot be encoded. So the half is removed.
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(message.replace(/\p{Cs}/gu, ''))}`;
}
