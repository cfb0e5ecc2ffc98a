import type {
  ChangedRowResponse,
  ChangedValueResponse,
  ChangeResponse,
  SpecialHours,
} from '../../api/generated/models';
import { formatHours, type OpeningHours, writeInterval } from '@etalase/backend/rules/written-hours';
import { formatDates } from '../../format/wib';
import * as contentParts from '../../text/admin-content-parts';
import * as contact from '../../text/contact';
import * as text from '../../text/admin-history';
import * as settingsText from '../../text/admin-settings';
import type { RecordType } from '../tab-slice';

/** The confirmed texts are stored as hashes, so the history shows their number only. */
const confirmedTexts = { count: text.textCount, same: text.otherRows };

const formats: Readonly<Record<string, Pick<RecordType, 'formats' | 'lists'> | undefined>> = {
  settings: {
    formats: {
      sessionTimeoutMinutes: (value) =>
        settingsText.timeouts[Number(value) as keyof typeof settingsText.timeouts] ?? String(value),
    },
  },
  pins: { lists: { productIds: { count: text.productCount, same: text.otherRows } } },
  'site-content': {
    formats: {
      'company.hours': (value) => formatHours(value as OpeningHours[]),
      'company.specialHours': (value) =>
        (value as SpecialHours[])
          .map(({ from, to, hours }) => {
            return `${formatDates(from, to)} ${hours.map(writeInterval).join(', ') || contact.closed}`;
          })
          .join(' · '),
    },
    lists: { faq: { count: text.questionCount, same: text.otherRows } },
  },
  'confirmed-texts': {
    lists: Object.fromEntries(Object.keys(contentParts.allParts).map((part) => [part, confirmedTexts])),
  },
};

/** Record types that do not belong to a tab: the settings and the parts of the content. */
const ownRecords: readonly RecordType[] = Object.entries(text.types).map(([type, name]) => {
  return { type, name, fields: text.fields[type] ?? {}, ...formats[type] };
});

const recordTypeOf = ({ type, rowId }: ChangedRowResponse): string => (type === 'content' ? rowId : type);

interface ShownValue {
  readonly field: string;
  readonly label: string;
  /** 'Rp 85.000 → Rp 90.000'. */
  readonly change: string;
}

export interface ChangeTexts {
  /** 'Produk "Kartu Nama"'. */
  readonly rowName: (row: ChangedRowResponse) => string;
  /** 'Produk "Kartu Nama" diubah'. */
  readonly rowTitle: (row: ChangedRowResponse) => string;
  readonly changeTitle: (change: ChangeResponse) => string;
  /** The differing values of a row; empty for a row that was added or removed as a whole. */
  readonly shownValues: (row: ChangedRowResponse) => readonly ShownValue[];
}

/**
 * @param declared the tabs' declarations about their items.
 * @param categoryNames the names of the categories by their slugs.
 */
export function changeTexts(
  declared: readonly RecordType[],
  categoryNames: ReadonlyMap<string, string>,
): ChangeTexts {
  const records = new Map([...ownRecords, ...declared].map((record) => [record.type, record]));
  const recordOf = (row: ChangedRowResponse) => records.get(recordTypeOf(row));

  const rowName = (row: ChangedRowResponse) => text.named(recordOf(row)?.name ?? text.otherType, row.name);
  const rowTitle = (row: ChangedRowResponse) => {
    // For the owner, a part of the content always exists. So its first save is not called an addition.
    const isFirst = row.type === 'content' && row.action === 'added';
    return `${rowName(row)} ${isFirst ? text.savedFirst : text.actions[row.action]}`;
  };
  const changeTitle = ({ kind, undoes, rows, rowCount }: ChangeResponse) => {
    const operation = kind.toLowerCase();
    // The name of an operation contains the type of the edited row without a hyphen. For example, 'updateCategory' may
    // also change products, but the title names the category.
    const first = rows.find(({ type }) => operation.includes(type.replace('-', ''))) ?? rows[0];
    if (undoes !== null) {
      if (rowCount !== 1 || !first) return text.undoingRows(rowCount);
      const name = rowName(first);
      return text.undoing(name.charAt(0).toLowerCase() + name.slice(1));
    }
    const manyRowsTitle = text.manyRows[kind];
    const categories = rows.filter(({ type }) => type === 'category').length;
    if (manyRowsTitle) return manyRowsTitle(rowCount, first?.action, categories);
    if (!first) return text.otherType;
    if (kind === 'restoreState') return text.goingBack(rowName(first));
    return rowCount > 1 ? text.andOthers(rowTitle(first), rowCount - 1) : rowTitle(first);
  };
  const shownValues = (row: ChangedRowResponse) => {
    if (row.action === 'added' || row.action === 'removed') return [];
    const record = recordOf(row);
    return row.values.map((value) => ({
      field: value.field,
      label: record?.fields[value.field] ?? value.field,
      change: changeOf(record, value, categoryNames),
    }));
  };
  return { rowName, rowTitle, changeTitle, shownValues };
}

type Value = ChangedValueResponse['before'];

/** The texts for a list of objects, whose values are not shown. */
const rowTexts = { count: text.rowCount, same: text.otherRows };
const hasObjects = (value: Value): boolean =>
  Array.isArray(value) && value.some((item) => typeof item === 'object');

function changeOf(
  record: RecordType | undefined,
  { field, before, after }: ChangedValueResponse,
  categoryNames: ReadonlyMap<string, string>,
): string {
  const fixedText = record?.untold?.[field];
  if (fixedText !== undefined) return fixedText;
  const change = record?.changes?.[field];
  if (change) return change(before, after);
  const format = record?.formats?.[field];
  const listTexts =
    record?.lists?.[field] ?? (!format && (hasObjects(before) || hasObjects(after)) ? rowTexts : undefined);
  if (listTexts && Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) return listTexts.same;
    return `${listTexts.count(before.length)} → ${listTexts.count(after.length)}`;
  }
  const show = (value: Value): string => {
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (record?.type === 'product' && field === 'category')
      return categoryNames.get(String(value)) ?? String(value);
    if (format) return format(value);
    if (!Array.isArray(value)) return String(value);
    return listTexts ? listTexts.count(value.length) : value.join(' · ');
  };
  return shortened(show(before), show(after))
    .map((shown) => shown || text.nothing)
    .join(' → ');
}

const MAX_LENGTH = 120;
/** About this many equal characters are shown before the first difference. */
const SAME_SHOWN = 20;

/** Cuts both texts to a readable length that includes their first difference. */
function shortened(before: string, after: string): readonly string[] {
  if (Math.max(before.length, after.length) <= MAX_LENGTH) return [before, after];
  let sameLength = 0;
  while (sameLength < before.length && before[sameLength] === after[sameLength]) sameLength += 1;
  const latestStart = sameLength - SAME_SHOWN;
  const wordStart = before.lastIndexOf(' ', latestStart) + 1;
  // The cut begins at a word, or within a word of which too much is the same.
  const wordOrLatestStart = latestStart - wordStart > SAME_SHOWN ? latestStart : wordStart;
  // Near the beginning of the text, nothing is cut off before the difference.
  const start = sameLength <= SAME_SHOWN * 2 ? 0 : wordOrLatestStart;
  const cut = (shown: string) =>
    `${start > 0 ? '…' : ''}${shown.slice(start, start + MAX_LENGTH)}${shown.length > start + MAX_LENGTH ? '…' : ''}`;
  return [cut(before), cut(after)];
}
