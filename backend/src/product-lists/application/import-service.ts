import { randomUUID } from 'node:crypto';
import {
  type CatalogChange,
  type CatalogChanges,
  Category,
  type CategoryRepository,
  Product,
  suggestSlug,
} from '../../catalog/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, invalidField } from '../../platform/domain/domain-error.js';
import { excerpt } from '../../platform/domain/text.js';
import { MAX_CHANGE_MS } from '../../platform/limiter/limits.js';
import { corrected, isSkipped } from '../domain/corrections.js';
import { type Copy, idOf, withoutCopiedIds } from '../domain/groups.js';
import type { Corrections, ImportResult } from '../domain/import-report.js';
import * as messages from '../domain/messages.js';
import { type Answers, type NameAnswer, Questions } from '../domain/questions.js';
import type { Sheet } from '../domain/sheet-lines.js';
import type { EvaluatedGroup, ImportEvaluation } from './import-evaluation.js';
import type { ProductImports, SheetReader, StoredImport } from './ports.js';
import { nameOf, reportOf, sheetRowOf } from './report-of.js';
import type { ShopImage } from './shop-image.js';

export interface ImportOrder {
  readonly rows: Corrections;
  /** The names of categories to add, of those that the report offers. */
  readonly categories: readonly string[];
  readonly names: NameAnswer;
}

// Stands for the shop's image, which is not published before it is needed.
const ANY_IMAGE = 'https://etalase.invalid/';
const MAX_COPIES = 5;
const FALLBACK_SLUG = 'kategori';

export class ImportService {
  constructor(
    private readonly reader: SheetReader,
    private readonly evaluation: ImportEvaluation,
    private readonly imports: ProductImports,
    private readonly changes: CatalogChanges,
    private readonly shopImage: ShopImage,
    private readonly clock: Clock,
  ) {}

  /** Compares a list with the catalog. Nothing of the catalog is changed. */
  async report(
    { file, answers }: { readonly file: Uint8Array; readonly answers: Answers },
    signal?: AbortSignal,
  ): Promise<Omit<StoredImport, 'list'>> {
    const sheet = await this.reader.read(file, answers, signal);
    let { lines } = sheet;
    let evaluated = await this.evaluation.evaluate(lines, 'update', ANY_IMAGE);
    const { copies } = evaluated;
    if (copies.length > 0 && answers['copies'] === 'yes') {
      lines = withoutCopiedIds(lines, copies);
      evaluated = await this.evaluation.evaluate(lines, 'update', ANY_IMAGE);
    }
    const versions = Object.fromEntries(
      evaluated.groups.flatMap(({ current }) => (current ? [[current.id, current.version] as const] : [])),
    );
    const stored = {
      id: randomUUID(),
      createdAt: await this.clock.now(),
      list: { lines, versions },
      report: await reportOf(evaluated, asked(sheet, copies, answers)),
    };
    await this.imports.add(stored);
    return { ...stored, result: null };
  }

  async find(id: string): Promise<StoredImport> {
    return found(await this.imports.find(id, await this.clock.now()));
  }

  /**
   * Applies a list with corrections, in one change. A second call answers the result of the first one.
   * @throws DomainError 'invalid' for corrections that do not fit the list.
   */
  async apply(id: string, { rows, categories, names }: ImportOrder): Promise<ImportResult> {
    const stored = await this.find(id);
    if (stored.result) return stored.result;
    if (stored.report.questions.some(({ isRequired }) => isRequired))
      throw new DomainError('invalid', messages.questionsOpen);
    const lines = corrected(stored.list.lines, rows);
    const unknown = categories.find((name) => !stored.report.newCategories.some((one) => one.name === name));
    if (unknown !== undefined)
      throw invalidField('categories', messages.categoryNotOffered(excerpt(unknown)));
    // The image is published before the transaction begins, because this takes seconds.
    const before = await this.evaluation.evaluate(lines, names, ANY_IMAGE);
    const needsShopImage = before.groups.some(
      ({ group, verdict }) => verdict.needsShopImage && !isSkipped(rows, group.product),
    );
    const shopImage = needsShopImage ? await this.shopImage.publish() : ANY_IMAGE;
    const now = await this.clock.now();
    return this.changes.run(async (change) => {
      const locked = found(await this.imports.findForUpdate(id, now));
      if (locked.result) return locked.result;
      await addCategories(change, categories, now);
      const live = await lockedCategories(change.categories, before.groups);
      const ids = Object.keys(stored.list.versions);
      const products = new Map(
        (await change.products.findAllForUpdate(ids))
          .filter(({ state }) => state.deletedAt === null)
          .map((one) => [one.state.id, one]),
      );
      const { groups, strays } = await this.evaluation.evaluate(lines, names, shopImage, before.images);
      const leftOut = strays.map(({ line, refusal }) => ({
        row: sheetRowOf(line),
        name: nameOf(line),
        reason: refusal,
      }));
      const added: Product[] = [];
      const changed: Product[] = [];
      const categoryOf = async ({ current, verdict: { draft } }: EvaluatedGroup) =>
        draft.category === current?.category
          ? { state: { id: current.categoryId } }
          : (live.get(draft.category) ?? (await change.categories.findForShare(draft.category)));
      for (const one of groups) {
        const lines = [one.group.product, ...one.group.tiers, ...one.group.extras];
        if (lines.some((line) => isSkipped(rows, line))) continue;
        const product = products.get(idOf(one.group.product));
        const refusal = refusalOf(one, product, stored);
        if (refusal !== undefined)
          leftOut.push({
            row: sheetRowOf(one.group.product),
            name: nameOf(one.group.product),
            reason: refusal,
          });
        else if (one.verdict.status === 'new')
          added.push(
            Product.create(
              randomUUID(),
              one.verdict.draft,
              await categoryOf(one),
              justBefore(now, added.length),
            ),
          );
        else if (one.verdict.status === 'changed' && product) {
          product.revise(one.verdict.draft, await categoryOf(one), now);
          changed.push(product);
        }
      }
      await change.products.saveAll(changed);
      await change.products.addAll(added);
      const result: ImportResult = {
        added: added.length,
        changed: changed.length,
        categories: new Set(categories).size,
        leftOut: leftOut.sort((a, b) => a.row - b.row),
        change: await change.recordedId(),
      };
      await this.imports.complete(id, result);
      return result;
    }, MAX_CHANGE_MS);
  }
}

/** Lists of products show the newest first, so products of a list keep their order if each is a little older. */
const justBefore = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

function refusalOf(
  { group, current, verdict }: EvaluatedGroup,
  product: Product | undefined,
  { list }: StoredImport,
): string | undefined {
  const version = list.versions[idOf(group.product)];
  if (version !== undefined && !product) return messages.goneMeanwhile;
  if (current?.version !== version) return messages.changedMeanwhile;
  if (verdict.status !== 'refused') return undefined;
  const [row = group.product.row] = verdict.problems.rows;
  return verdict.problems.of(row)[0]?.message ?? messages.rowOfProduct(row);
}

/** Asks whether copied rows belong to the products above them. */
function asked(sheet: Sheet, copies: readonly Copy[], answers: Answers): Sheet {
  if (copies.length === 0) return sheet;
  const texts = copies.slice(0, MAX_COPIES).map(({ lines, own, owner }) => {
    const [first, last] = [lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0];
    const rows = first === last ? String(first) : `${String(first)}–${String(last)}`;
    return messages.copiesOf(rows, nameOf(own), nameOf(owner));
  });
  const questions = new Questions(answers);
  questions.ask({ key: 'copies', text: texts.join(' '), labels: messages.COPIES, guess: 'no' });
  return {
    ...sheet,
    questions: [...questions.open, ...sheet.questions],
    recognized: [...questions.recognized, ...sheet.recognized],
  };
}

function found(stored: StoredImport | undefined): StoredImport {
  if (!stored) throw new DomainError('not-found', messages.importGone);
  return stored;
}

/** Adds categories with slugs that no category has. */
async function addCategories(
  { categories, products }: CatalogChange,
  names: readonly string[],
  now: Date,
): Promise<void> {
  for (const name of new Set(names)) {
    const base = suggestSlug(name) || FALLBACK_SLUG;
    let slug = base;
    for (let n = 2; slug === 'all' || (await categories.findForShare(slug)); n += 1)
      slug = `${base}-${String(n)}`;
    const category = Category.create(
      randomUUID(),
      { name, slug, description: null, sortOrder: 0, isActive: true },
      now,
    );
    await categories.add(category);
    await products.takeOver(slug, category.state.id);
  }
}

/** Locks the categories that products get. Categories are locked before products (see `CatalogChanges`). */
async function lockedCategories(
  categories: CategoryRepository,
  groups: readonly EvaluatedGroup[],
): Promise<ReadonlyMap<string, Category>> {
  const slugs = groups.map(({ current, verdict: { draft } }) =>
    draft.category === current?.category ? '' : draft.category,
  );
  const locked = new Map<string, Category>();
  for (const slug of new Set(slugs.toSorted())) {
    const category = slug === '' ? undefined : await categories.findForShare(slug);
    if (category) locked.set(slug, category);
  }
  return locked;
}
