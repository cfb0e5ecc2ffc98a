import { isCanonicalUuid } from './uuid.js';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns false or throws for a value, as PostgreSQL's `to_jsonb` writes it, that the shop stores in no row with this id
 * and these other columns. A step of the history has only the columns that it changed.
 */
export type ColumnRule = (value: unknown, rowId: string, row: Row) => unknown;
export type ColumnRules = Readonly<Record<string, ColumnRule>>;

const LATEST = Date.UTC(2100, 0, 1);
export const MAX_INTEGER = 2_147_483_647;

export const isUuid: ColumnRule = (value) => typeof value === 'string' && isCanonicalUuid(value);
export const isBoolean: ColumnRule = (value) => typeof value === 'boolean';

export const isNumberBetween =
  (min: number, max: number): ColumnRule =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
// Both leave room for the numbers that follow.
export const isVersion = isNumberBetween(0, 1_000_000_000);
export const isBigId = isNumberBetween(0, 2 ** 52);

export const isOneOf =
  (choices: readonly unknown[]): ColumnRule =>
  (value) =>
    choices.includes(value);

/** Texts are read by the shop's own parser, which throws. */
export const isText =
  (parse: (text: string) => unknown): ColumnRule =>
  (value) => {
    if (typeof value !== 'string') return false;
    parse(value);
    return true;
  };
export const matches = (pattern: RegExp): ColumnRule => isText((text) => pattern.test(text) || fail());

export const isDay = matches(/^20\d\d-\d\d-\d\d$/u);

/** A time of a year that people plan for. PostgreSQL also has the years 4713 BC to 294276, and infinity. */
export const isTime: ColumnRule = (value) => {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return time >= 0 && time < LATEST;
};

export const orNull =
  (rule: ColumnRule): ColumnRule =>
  (value, rowId, row) =>
    value === null || rule(value, rowId, row);

export const isListOf =
  (rule: ColumnRule): ColumnRule =>
  (value, rowId, row) =>
    Array.isArray(value) && value.every((item) => accepts(rule, item, rowId, row));

export const isObjectOrNull: ColumnRule = (value) => typeof value === 'object' && !Array.isArray(value);

export const HEAD_COLUMNS: ColumnRules = {
  id: isUuid,
  created_at: isTime,
  updated_at: isTime,
  deleted_at: orNull(isTime),
  version: isVersion,
};

/** @returns the first column whose value the shop does not store. Columns without a rule are not read. */
export function findForeign(columns: Row, rules: ColumnRules, rowId: string): string | undefined {
  return Object.entries(rules).find(
    ([name, rule]) => name in columns && !accepts(rule, columns[name], rowId, columns),
  )?.[0];
}

function accepts(rule: ColumnRule, value: unknown, rowId: string, row: Row): boolean {
  try {
    return rule(value, rowId, row) === true;
  } catch {
    // The parsers of the domain throw DomainErrors, and TypeErrors for values of another type.
    return false;
  }
}

function fail(): never {
  throw new Error('The text does not match');
}
