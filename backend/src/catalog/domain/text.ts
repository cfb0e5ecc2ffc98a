import { DomainError } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

export interface TextRule {
  /** The field's Indonesian name, for error messages. */
  readonly label: string;
  /** The length limit in Unicode code points, not UTF-16 units. */
  readonly maxLength: number;
  readonly multiline?: boolean;
}

// Control characters, such as NUL, and lone surrogates. Databases, feeds and chat links cannot contain such characters.
const UNSUPPORTED = /[\p{Cc}\p{Cs}]/u;
// The same characters, except tabs and line breaks.
const UNSUPPORTED_MULTILINE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
// A character that is neither a control nor a format character, a lone surrogate or a space.
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

/**
 * Returns the trimmed text.
 * @throws DomainError 'invalid' if the text is blank, too long or has unsupported characters.
 */
export function requiredText(typed: string, rule: TextRule): string {
  const text = validated(typed.trim(), rule);
  if (!VISIBLE.test(text)) throw new DomainError('invalid', messages.required(rule.label));
  return text;
}

/**
 * Returns the trimmed text; null if it has no visible character.
 * @throws DomainError 'invalid' if the text is too long or has unsupported characters.
 */
export function optionalText(typed: string | null | undefined, rule: TextRule): string | null {
  if (!typed) return null;
  const text = validated(typed.trim(), rule);
  return VISIBLE.test(text) ? text : null;
}

function validated(text: string, { label, maxLength, multiline = false }: TextRule): string {
  if ((multiline ? UNSUPPORTED_MULTILINE : UNSUPPORTED).test(text))
    throw new DomainError('invalid', messages.unsupportedCharacters(label));
  // A character has at most two UTF-16 units. The number of units is checked first, so that a text of megabytes is
  // refused without splitting the text into characters.
  if (text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength))
    throw new DomainError('invalid', messages.tooLong(label, maxLength));
  return text;
}
