/**
 * The digits that a wa.me address takes, from a number as people type it: `0812…`, `62812…`, `+62 812-…`,
 * `812…`, `0062812…` or another country's `+65…`. The server's rule, so that the panel shows what links will use;
 * `openapi/vectors.json` holds examples for both.
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

/** Whether links would open a chat outside Indonesia: seldom meant, so the panel asks to try it. */
export function isForeignNumber(typed: string): boolean {
  return normalizeChatNumber(typed)?.startsWith('62') === false;
}

/** A chat with the message already typed; undefined when the number cannot be one. */
export function chatLink(number: string, message: string): string | undefined {
  const digits = normalizeChatNumber(number);
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

/** A chat number as people read it: 6281234567890 → '+62 812-3456-7890'. */
export function formatChatNumber(number: string): string {
  const digits = normalizeChatNumber(number);
  if (!digits) return number;
  if (!digits.startsWith('62')) return `+${digits}`;
  const [, head = '', middle = '', tail = ''] = /^62(\d{3})(\d{4})(\d*)$/u.exec(digits) ?? [];
  return head ? `+62 ${[head, middle, tail].filter(Boolean).join('-')}` : `+${digits}`;
}
