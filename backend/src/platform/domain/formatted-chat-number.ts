import { normalizeChatNumber } from './chat-number.js';

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
