import { invalidField } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

export const MAX_PINS = 12;

/**
 * Checks the ids of the products that stand first, in their order.
 * @param isKnown whether a product has this id, or had it when it was pinned
 */
export function parsePins(ids: readonly string[], isKnown: (id: string) => boolean): void {
  if (ids.length > MAX_PINS) throw invalidField('productIds', messages.tooManyPins(MAX_PINS));
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) throw invalidField(`productIds.${index}`, messages.pinnedTwice);
    if (!isKnown(id)) throw invalidField(`productIds.${index}`, messages.productUnknown);
  });
}
