import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';

/**
 * Whether a valid number belongs to a country other than Indonesia. Such a number is usually a mistake, so the panel
 * asks the owner to check it.
 */
export function isForeignNumber(typed: string): boolean {
  return normalizeChatNumber(typed)?.startsWith('62') === false;
}

/** The text for a URL. Half of a surrogate pair, left by a cut or a keyboard, cannot be encoded and is removed. */
export const urlText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/** URL of a WhatsApp chat with the message prefilled; undefined for an invalid number. */
export function chatLink(number: string, message: string): string | undefined {
  const digits = normalizeChatNumber(number);
  return digits && `https://wa.me/${digits}?text=${urlText(message)}`;
}
