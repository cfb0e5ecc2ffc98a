/**
 * The digits of a wa.me URL, from a number as people type it: `0812…`, `62812…`, `+62 812-…`, `812…`, `0062812…` or
 * another country's `+65…`; undefined when it is invalid. The same rule as the server's, so that the panel shows the
 * number that links will use; `openapi/vectors.json` holds test cases for both.
 */
export function normalizeChatNumber(typed: string): string | undefined {
  const compact = typed.trim().replace(/[\s().\-–/]/gu, '');
  if (!/^\+?\d+$/u.test(compact)) return undefined;
  let digits = compact;
  if (digits.startsWith('+')) digits = digits.slice(1);
  else if (digits.startsWith('00')) digits = digits.slice(2);
  else if (digits.startsWith('0')) digits = `62${digits.slice(1)}`;
  else if (/^8\d{8,11}$/u.test(digits)) digits = `62${digits}`;
  if (digits.startsWith('620')) digits = `62${digits.slice(3)}`;
  return /^[1-9]\d{7,14}$/u.test(digits) ? digits : undefined;
}

/** Whether a valid number is outside Indonesia: usually a mistake, so the panel asks to check it. */
export function isForeignNumber(typed: string): boolean {
  return normalizeChatNumber(typed)?.startsWith('62') === false;
}

/** URL of a WhatsApp chat with the message prefilled; undefined for an invalid number. */
export function chatLink(number: string, message: string): string | undefined {
  const digits = normalizeChatNumber(number);
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

/** A chat number as people read it: 6281234567890 → '+62 812-3456-7890'; an invalid number stays as it is. */
export function formatChatNumber(number: string): string {
  const digits = normalizeChatNumber(number);
  if (!digits) return number;
  if (!digits.startsWith('62')) return `+${digits}`;
  const [, head = '', middle = '', tail = ''] = /^62(\d{3})(\d{4})(\d*)$/u.exec(digits) ?? [];
  return head ? `+62 ${[head, middle, tail].filter(Boolean).join('-')}` : `+${digits}`;
}
