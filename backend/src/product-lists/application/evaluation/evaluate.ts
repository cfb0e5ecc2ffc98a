import { type Category, type CategoryId, Product, type ProductDraft } from '../../../catalog/index.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { differs } from '../../../platform/domain/entity-head.js';
import { required } from '../../../platform/domain/field-messages.js';
import { excerpt } from '../../../platform/domain/text.js';
import { isSameText, isUnreadable, textOf } from '../../domain/cells.js';
import { COLUMN_LABELS, COLUMNS, KIND_WORDS } from '../../domain/columns.js';
import { type Group, hasCell } from '../../domain/groups.js';
import * as messages from '../../domain/messages.js';
import { pricesOf } from './price-rows.js';
import { fieldsOf } from './product-fields.js';
import type { LineStatus } from '../../domain/import-report.js';
import { Problems } from '../../domain/problems.js';
import { productRow, rowsOf, type SheetProduct } from './product-rows.js';
import type { Line } from '../../domain/sheet-lines.js';
import { changesOfPrices, type FieldChange } from '../../domain/price-changes.js';

export interface Verdict {
  readonly status: LineStatus;
  readonly problems: Problems;
  /** What differs in each row, by its number. */
  readonly changes: ReadonlyMap<number, readonly FieldChange[]>;
  /** The rows of a price list that the product does not have yet. */
  readonly newRows: ReadonlySet<number>;
  readonly draft: ProductDraft;
  readonly newCategory?: string;
  /** Whether the product gets the shop's image and is hidden, because it is new and has no photo. */
  readonly needsShopImage: boolean;
}

export interface Evaluation {
  /** Finds a category by its slug or name. */
  readonly category: (typed: string) => Category | undefined;
  readonly now: Date;
  /** The image of new products without a photo. */
  readonly shopImage: string;
}

const EVERY_COLUMN = COLUMNS.filter((column) => column !== 'kind' && column !== 'id');

/** Compares the rows of a product with the stored product, by the catalog's own rules. */
export function evaluate(group: Group, current: SheetProduct | undefined, evaluation: Evaluation): Verdict {
  const { product: line } = group;
  const problems = new Problems(line);
  if (current && group.refusal === undefined && isAsExported(group, current))
    return asStored(current, problems);
  if (group.refusal !== undefined) problems.add(line, 'id', group.refusal);
  else if (hasCell(line, 'id') && !current) problems.add(line, 'id', messages.productGone);
  if (line.refusal !== undefined) problems.add(line, 'name', line.refusal);
  if (hasCell(line, 'kind')) problems.choice(line, 'kind', KIND_WORDS);

  const fields = fieldsOf(line, current, problems);
  const category = categoryOf(line, current, evaluation, problems);
  const needsShopImage = !current && fields.images.length === 0;
  const draft: ProductDraft = {
    ...fields,
    ...(needsShopImage && { images: [evaluation.shopImage], isActive: false }),
    ...pricesOf(group, current, problems),
    category: category.slug,
  };
  const revised = problems.any
    ? undefined
    : revise(draft, current, category.found ?? ownCategory(current), evaluation.now, problems);
  const result = {
    problems,
    draft,
    needsShopImage,
    ...(category.missing && { newCategory: category.missing }),
  };
  if (!revised) return { ...result, status: 'refused', changes: new Map(), newRows: new Set() };

  const prices = changesOfPrices(group, current?.pricing ?? null, revised.pricing);
  const categoryCell =
    category.slug === current?.category ? current.categoryCell : textOf(line.cells.category);
  const before = current ? productRow(current) : {};
  const after = productRow({ ...revised, category: category.slug, categoryCell });
  const ofProduct = EVERY_COLUMN.filter((column) => !isSameText(before[column], after[column])).map(
    (column) => ({
      field: column,
      from: textOf(before[column]),
      to: textOf(after[column]),
    }),
  );
  const changes = new Map(current ? prices.changes : []);
  const all = [...ofProduct, ...(changes.get(line.row) ?? [])];
  if (current && all.length > 0) changes.set(line.row, all);
  const isSame = current !== undefined && !differs<object>(contentOf(current), contentOf(revised));
  return {
    ...result,
    status: current ? (isSame ? 'same' : 'changed') : 'new',
    changes: isSame ? new Map() : changes,
    newRows: prices.newRows,
  };
}

/** Whether the rows are those of the export. Such rows are accepted even if a rule is newer than the product. */
function isAsExported({ product, tiers, extras }: Group, current: SheetProduct): boolean {
  const lines = [product, ...tiers, ...extras];
  const rows = rowsOf(current);
  return (
    lines.length === rows.length &&
    lines.every(({ cells }, at) =>
      EVERY_COLUMN.every((column) => {
        const cell = cells[column];
        return cell === undefined || (!isUnreadable(cell) && isSameText(cell, rows[at]?.[column]));
      }),
    )
  );
}

const asStored = (current: SheetProduct, problems: Problems): Verdict => ({
  status: 'same',
  problems,
  changes: new Map(),
  newRows: new Set(),
  draft: current,
  needsShopImage: false,
});

const contentOf = ({ version: _, updatedAt: __, isSample: ___, ...content }: Product['state']) => content;

function categoryOf(
  line: Line,
  current: SheetProduct | undefined,
  { category }: Evaluation,
  problems: Problems,
): { slug: string; found?: Category | undefined; missing?: string } {
  const cell = line.cells.category;
  const typed = textOf(cell).trim();
  if (current && (cell === undefined || isSameText(cell, current.categoryCell)))
    return { slug: current.category };
  const found = typed === '' ? undefined : category(typed);
  if (found) return { slug: found.state.slug, found };
  if (typed === '') problems.add(line, 'category', required(COLUMN_LABELS.category));
  else problems.add(line, 'category', messages.categoryUnknown(excerpt(typed)));
  return { slug: current?.category ?? '', ...(typed !== '' && { missing: typed }) };
}

const ownCategory = (current: SheetProduct | undefined): CategoryId | undefined =>
  current && { state: { id: current.categoryId } };

/** Returns the product as it would become; undefined if a rule of the catalog refuses it. */
function revise(
  draft: ProductDraft,
  current: SheetProduct | undefined,
  category: CategoryId | undefined,
  now: Date,
  problems: Problems,
): Product['state'] | undefined {
  try {
    if (!current) return Product.create('', draft, category, now).state;
    const product = Product.restore(current);
    product.revise(draft, category, now);
    return product.state;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    problems.addAt(undefined, (Object.keys(error.fields ?? {})[0] ?? '').split('.')[0] ?? '', error.message);
    return undefined;
  }
}
