import { invalidField } from '../../platform/domain/domain-error.js';
import { unknownField } from '../../platform/domain/messages.js';
import { excerpt } from '../../platform/domain/text.js';
import { notObject } from './messages.js';

/**
 * Returns the fields of an object in a request.
 * @param label the Indonesian name of the object
 * @throws DomainError 'invalid' if the value is no object, or has an unknown field.
 */
export function fieldsOf(
  value: unknown,
  path: string,
  label: string,
  known: readonly string[],
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidField(path, notObject(label));
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const name = `${path}.${excerpt(unknown)}`;
    throw invalidField(name, unknownField(name));
  }
  return { ...value };
}
