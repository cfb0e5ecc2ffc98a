import { invalidField } from './domain-error.js';
import * as messages from './field-messages.js';
import { cleanText, isSupportedText, type TextRule } from './text.js';

/**
 * Returns the text without spaces at its ends and without invisible characters.
 * @param path the path of the field in a request
 * @throws DomainError 'invalid' if the text is blank, too long or has unsupported characters.
 */
export function requiredText(typed: string, rule: TextRule, path: string): string {
  const text = validated(cleanText(typed, rule), rule, path);
  if (text === '') throw invalidField(path, messages.required(rule.label));
  return text;
}

/**
 * Returns the text like `requiredText`; null if it has no visible character.
 * @throws DomainError 'invalid' if the text is too long or has unsupported characters.
 */
export function optionalText(typed: string | null | undefined, rule: TextRule, path: string): string | null {
  if (!typed) return null;
  return validated(cleanText(typed, rule), rule, path) || null;
}

function validated(text: string, { label, maxLength, multiline = false }: TextRule, path: string): string {
  // A character has at most two UTF-16 units. The number of units is checked first, so that a text of megabytes is
  // refused without splitting the text into characters.
  if (text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength))
    throw invalidField(path, messages.tooLong(label, maxLength));
  if (!isSupportedText(text, multiline)) throw invalidField(path, messages.unsupportedCharacters(label));
  return text;
}
