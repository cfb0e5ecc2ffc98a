import { DomainError } from '../../platform/domain/domain-error.js';

export interface TextRule {
  /** What the person calls this text. */
  readonly label: string;
  /** In characters as a person counts them, not UTF-16 units. */
  readonly longest: number;
  readonly multiline?: boolean;
}

// Control characters (NUL among them) and lone surrogates: what databases, feeds and chat links choke on.
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;
const UNUSABLE_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

/** Trimmed text with something to see in it, or a refusal. */
export function requiredText(typed: string, rule: TextRule): string {
  const text = checked(typed.trim(), rule);
  if (!VISIBLE.test(text)) throw new DomainError('invalid', `${rule.label} wajib diisi`);
  return text;
}

/** Trimmed text; null when there is nothing to see in it. */
export function optionalText(typed: string | null | undefined, rule: TextRule): string | null {
  if (!typed) return null;
  const text = checked(typed.trim(), rule);
  return VISIBLE.test(text) ? text : null;
}

function checked(text: string, { label, longest, multiline = false }: TextRule): string {
  if ((multiline ? UNUSABLE_IN_LINES : UNUSABLE).test(text))
    throw new DomainError('invalid', `${label} berisi karakter yang tidak didukung`);
  // The cheap length first: spreading a text of megabytes only to refuse it would be work for nothing.
  if (text.length > longest && (text.length > 2 * longest || [...text].length > longest))
    throw new DomainError('invalid', `${label} paling panjang ${longest} karakter`);
  return text;
}
