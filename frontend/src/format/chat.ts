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

/**
 * The area codes of Indonesia's largest cities have two digits. All other area codes have three digits. The local
 * number is split before its last four digits, or before its last three if it has only five or six digits.
 */
const TWO_DIGIT_AREA = /^(2[124]|31|61)(\d{3,4})(\d{4})$/u;
const THREE_DIGIT_AREA = /^([2-79]\d{2})(\d{3,4}(?=\d{4}$)|\d{2,3}(?=\d{3}$))(\d+)$/u;

/**
 * A chat number in readable form: 6281234567890 → '+62 812-3456-7890', 62215551234 → '+62 21 555-1234'. An invalid
 * number stays unchanged.
 */
export function formatChatNumber(number: string): string {
  const digits = normalizeChatNumber(number);
  if (!digits) return number;
  if (!digits.startsWith('62')) return `+${digits}`;
  const national = digits.slice(2);
  const [, area, local = '', end = ''] =
    TWO_DIGIT_AREA.exec(national) ?? THREE_DIGIT_AREA.exec(national) ?? [];
  if (area) return `+62 ${area} ${local}-${end}`;
  // A mobile number begins with 8.
  const [, head = '', middle = '', tail = ''] = /^(8\d{2})(\d{4})(\d*)$/u.exec(national) ?? [];
  return head ? `+62 ${[head, middle, tail].filter(Boolean).join('-')}` : `+${digits}`;
}
