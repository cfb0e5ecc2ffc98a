import { invalidField } from '../../platform/domain/domain-error.js';
import { groupDigits } from '../../platform/domain/rupiah.js';
import { isCanonicalUuid } from '../../platform/domain/uuid.js';
import { MAX_BULK_ITEMS, PRICE_STEPS } from './bulk-limits.js';
import { fieldsOf } from './fields.js';
import * as messages from './messages.js';
import { MAX_PERCENT, MIN_PERCENT, type PriceChange } from './price-change.js';
import { isWhole } from './pricing.js';

export type BulkChange =
  | { readonly isActive: boolean }
  | { readonly isNew: boolean }
  /** The slug of a category. */
  | { readonly category: string }
  | { readonly price: PriceChange }
  | { readonly deleted: true };

export interface BulkItem {
  readonly id: string;
  /** The version that the owner saw. */
  readonly version: number;
}

/** @throws DomainError 'invalid' with the path of the first field that is refused. */
export function parseBulkItems(value: unknown): BulkItem[] {
  if (!Array.isArray(value)) throw invalidField('items', messages.notList('items'));
  if (value.length === 0 || value.length > MAX_BULK_ITEMS)
    throw invalidField('items', messages.bulkItemCount(groupDigits(MAX_BULK_ITEMS)));
  const known = new Set<string>();
  return value.map((item, i) => {
    const path = `items.${i}`;
    const { id: typed, version } = fieldsOf(item, path, path, ['id', 'version']);
    const id = typeof typed === 'string' ? typed.toLowerCase() : '';
    if (!isCanonicalUuid(id)) throw invalidField(`${path}.id`, messages.idInvalid);
    if (!isWhole(version, 1, Number.MAX_SAFE_INTEGER))
      throw invalidField(`${path}.version`, messages.versionInvalid);
    if (known.has(id)) throw invalidField(`${path}.id`, messages.itemTwice);
    known.add(id);
    return { id, version };
  });
}

const FIELDS = ['isActive', 'isNew', 'category', 'price', 'deleted'];

/** @throws DomainError 'invalid' with the path of the first field that is refused. */
export function parseBulkChange(value: unknown): BulkChange {
  const fields = fieldsOf(value, 'change', 'change', FIELDS);
  const [name = '', ...others] = Object.keys(fields).filter((field) => fields[field] !== undefined);
  if (name === '' || others.length > 0) throw invalidField('change', messages.oneChange(FIELDS));
  const { isActive, isNew, category, price, deleted } = fields;
  if (typeof isActive === 'boolean') return { isActive };
  if (typeof isNew === 'boolean') return { isNew };
  if (typeof category === 'string') return { category };
  if (price !== undefined) return { price: parsePriceChange(price) };
  if (deleted === true) return { deleted };
  throw invalidField(`change.${name}`, REFUSALS[name] ?? messages.notBoolean(name));
}

const REFUSALS: Readonly<Record<string, string>> = {
  category: messages.notText('category'),
  deleted: messages.notOneOf('deleted', ['true']),
};

function parsePriceChange(value: unknown): PriceChange {
  const path = 'change.price';
  const { percent, amount, roundTo } = fieldsOf(value, path, path, ['percent', 'amount', 'roundTo']);
  if ((percent === undefined) === (amount === undefined)) throw invalidField(path, messages.percentOrAmount);
  const step = PRICE_STEPS.find((known) => known === roundTo);
  if ((roundTo ?? null) !== null && step === undefined)
    throw invalidField(`${path}.roundTo`, messages.notOneOf('roundTo', PRICE_STEPS.map(String)));
  const rounding = step === undefined ? {} : { roundTo: step };
  if (percent === undefined) {
    if (!isWhole(amount, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
      throw invalidField(`${path}.amount`, messages.amountInvalid);
    return { amount, ...rounding };
  }
  if (!isPercent(percent))
    throw invalidField(`${path}.percent`, messages.percentInvalid(MIN_PERCENT, MAX_PERCENT));
  return { percent, ...rounding };
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= MIN_PERCENT &&
  value <= MAX_PERCENT &&
  Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
