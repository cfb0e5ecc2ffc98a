import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type {
  ChangedRowResponse,
  ChangedValueResponse,
  ChangeResponse,
  SpecialHours,
} from '../../api/generated/models';
import { formatHours, type OpeningHours, writeInterval } from '../../format/opening-hours';
import { formatDates, formatWib } from '../../format/wib';
import { servicePageNames } from '../../text/admin-categories';
import { closed } from '../../text/contact';
import * as text from '../../text/admin-history';
import { timeouts } from '../../text/admin-settings';

const kindOf = ({ type, rowId }: ChangedRowResponse): string => (type === 'content' ? rowId : type);

/** 'Produk "Kartu Nama"'. */
export function rowName(row: ChangedRowResponse): string {
  const kind = kindOf(row);
  return text.named(text.types[kind] ?? text.otherType, row.name);
}

/** 'Produk "Kartu Nama" diubah'. */
export function rowTitle(row: ChangedRowResponse): string {
  // Parts of the content always exist for the owner: the first save only stores one.
  const isFirst = row.type === 'content' && row.action === 'added';
  return `${rowName(row)} ${isFirst ? text.savedFirst : text.actions[row.action]}`;
}

/** What a change did, in one line. */
export function changeTitle({ kind, undoes, rows, rowCount }: ChangeResponse): string {
  const written = kind.toLowerCase();
  // The row that the operation names. A new slug of a category, for example, also changes its products.
  const first = rows.find(({ type }) => written.includes(type.replace('-', ''))) ?? rows[0];
  if (undoes !== null) {
    if (rowCount !== 1 || !first) return text.undoingRows(rowCount);
    const name = rowName(first);
    return text.undoing(name.charAt(0).toLowerCase() + name.slice(1));
  }
  const ofMany = text.manyRows[kind];
  if (ofMany) return ofMany(rowCount);
  if (!first) return text.otherType;
  if (kind === 'restoreState') return text.goingBack(rowName(first));
  return rowCount > 1 ? text.andOthers(rowTitle(first), rowCount - 1) : rowTitle(first);
}

export interface ShownValue {
  readonly field: string;
  readonly label: string;
  /** 'Rp 85.000 → Rp 90.000'. */
  readonly change: string;
}

/** What differs in a row; nothing for a row that came or went as a whole. */
export function shownValues(
  row: ChangedRowResponse,
  categoryNames: ReadonlyMap<string, string>,
): readonly ShownValue[] {
  if (row.action === 'added' || row.action === 'removed') return [];
  const kind = kindOf(row);
  return row.values.map((value) => ({
    field: value.field,
    label: text.fields[kind]?.[value.field] ?? value.field,
    change: changeOf(kind, value, categoryNames),
  }));
}

type Value = ChangedValueResponse['before'];

/** Lists whose content is too long to be shown. */
const lists: Readonly<
  Record<string, { readonly count: (n: number) => string; readonly same: string } | undefined>
> = {
  'product images': { count: text.imageCount, same: text.otherImages },
  'site-content faq': { count: text.questionCount, same: text.otherRows },
};

const rows = { count: text.rowCount, same: text.otherRows };
const hasObjects = (value: Value): boolean =>
  Array.isArray(value) && value.some((item) => typeof item === 'object');

const formats: Readonly<Record<string, ((value: NonNullable<Value>) => string) | undefined>> = {
  'product price': (value) => formatRupiah(Number(value)),
  'product publishAt': (value) => formatWib(String(value)),
  'category servicePages': (value) =>
    (value as (keyof typeof servicePageNames)[]).map((page) => servicePageNames[page]).join(' · '),
  'flash-sale discountPercentage': (value) => `${String(value)}%`,
  'flash-sale startDate': (value) => formatWib(String(value)),
  'flash-sale endDate': (value) => formatWib(String(value)),
  'settings sessionTimeoutMinutes': (value) =>
    timeouts[Number(value) as keyof typeof timeouts] ?? String(value),
  'site-content company.hours': (value) => formatHours(value as OpeningHours[]),
  'site-content company.specialHours': (value) =>
    (value as SpecialHours[])
      .map(
        ({ from, to, hours }) => `${formatDates(from, to)} ${hours.map(writeInterval).join(', ') || closed}`,
      )
      .join(' · '),
};

function changeOf(
  kind: string,
  { field, before, after }: ChangedValueResponse,
  categoryNames: ReadonlyMap<string, string>,
): string {
  const key = `${kind} ${field}`;
  if (key === 'flash-sale productId') return text.otherProduct;
  const format = formats[key];
  const list = lists[key] ?? (!format && (hasObjects(before) || hasObjects(after)) ? rows : undefined);
  if (list && Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) return list.same;
    return `${list.count(before.length)} → ${list.count(after.length)}`;
  }
  const show = (value: Value): string => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (key === 'product category') return categoryNames.get(String(value)) ?? String(value);
    if (format) return format(value);
    if (!Array.isArray(value)) return String(value);
    return list ? list.count(value.length) : value.join(' · ');
  };
  return shortened(show(before), show(after))
    .map((shown) => shown || text.nothing)
    .join(' → ');
}

const MAX_LENGTH = 120;
const SAME_SHOWN = 20;

/** Both texts cut to a readable length, so that their first difference is in what is left. */
function shortened(before: string, after: string): readonly string[] {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const word = before.lastIndexOf(' ', same - SAME_SHOWN) + 1;
  const start = same <= SAME_SHOWN * 2 ? 0 : word || same - SAME_SHOWN;
  const cut = (shown: string) =>
    `${start > 0 ? '…' : ''}${shown.slice(start, start + MAX_LENGTH)}${shown.length > start + MAX_LENGTH ? '…' : ''}`;
  return [cut(before), cut(after)];
}
