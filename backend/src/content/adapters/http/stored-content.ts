import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { isTooComplex } from '../../../platform/index.js';
import { isObject } from '../../../platform/domain/is-object.js';
import { withDefaults } from '../../domain/with-defaults.js';
import { PART_ENDPOINTS } from './content-parts.js';

/**
 * Whether the panel can have saved the body of a part. Fields that this release does not know are not read, and neither
 * are parts of a newer release.
 */
export function isStorableContent(stored: unknown, key: string): boolean {
  if (!isObject(stored) || isTooComplex(Buffer.from(JSON.stringify(stored)))) return false;
  const found = PART_ENDPOINTS.find(({ part }) => part.key === key);
  if (!found) return true;
  const { part, body } = found;
  // The ids of categories need no check, because ids without a category are left out.
  const content = part.references?.fromStored(stored, []) ?? stored;
  if (!hasObjectsOf(part.defaults, content)) return false;
  const value = withDefaults(part.defaults, content);
  const errors = validateSync(plainToInstance(body, value), { stopAtFirstError: true });
  if (errors.length > 0) return false;
  part.validate?.(value);
  return true;
}

/** `withDefaults` would replace a value of another type. Null is left to the rules of the body's class. */
function hasObjectsOf(defaults: unknown, stored: unknown): boolean {
  if (!isObject(defaults) || stored === undefined || stored === null) return true;
  return (
    isObject(stored) && Object.keys(defaults).every((name) => hasObjectsOf(defaults[name], stored[name]))
  );
}
