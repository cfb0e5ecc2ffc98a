import { DomainError } from '../../platform/domain/domain-error.js';

export interface TextRule {
  /** What the person calls this text. */
  readonly label: string;
  /** In characters as a person counts them, not UTF-16 units. */
  readonly maxLength: number;
  readonly multiline?: boolean;
}

// Control characters (NUL among them) and lone surrogates: what databases, feeds and chat links choke on.
const UNSUPPORTED = /[\p{Cc}\p{Cs}]/u;
const UNSUPPORTED_MULTILINE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

/** Trimmed text with something to see in it, or a refusal. */
export function requiredText(typed: string, rule: TextRule): string {
  const text = validated(typed.trim(), rule);
  if (!VISIBLE.test(text)) throw new DomainError('invalid', `${rule.label} wajib diisi`);
  return text;
}

/** Trimmed text; null when there is nothing to see in it. */
export function optionalText(typed: string | null | undefined, rule: TextRule): string | null {
  if (!typed) return null;
  const text = validated(typed.trim(), rule);
  return VISIBLE.test(text) ? text : null;
}

function validated(text: string, { label, maxLength, multiline = false }: TextRule): string {
  if ((multiline ? UNSUPPORTED_MULTILINE : UNSUPPORTED).test(text))
    throw new DomainError('invalid', `${label} berisi karakter yang tidak didukung`);
  // The cheap length first: spreading a text of megabytes only to refuse it would be work for nothing.
  if (text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength))
    throw new DomainError('invalid', `${label} paling panjang ${maxLength} karakter`);
  return text;
}
