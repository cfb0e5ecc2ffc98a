import { In, IsNull, LessThanOrEqual, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { DomainError, driverErrorOf, UNIQUE_VIOLATION } from '../../../platform/index.js';
import { CategoryRepository } from '../../application/ports.js';
import { Category } from '../../domain/category.js';
import { slugTaken } from '../../domain/messages.js';
import { CategoryRecord, UNIQUE_SLUG_INDEX } from './category.record.js';

/** Reads and writes categories within the transaction of the given entity manager. */
export class TypeormCategoryRepository extends CategoryRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  override async add(category: Category): Promise<void> {
    await writeUnlessSlugTaken(category, () => this.manager.insert(CategoryRecord, { ...category.state }));
  }

  override findForUpdate(id: string): Promise<Category | undefined> {
    return this.findLocked({ id, deletedAt: IsNull() });
  }

  override findDeletedForUpdate(id: string, since: Date): Promise<Category | undefined> {
    return this.findLocked({ id, deletedAt: MoreThan(since) });
  }

  override findForShare(slug: string): Promise<Category | undefined> {
    return this.findLocked({ slug, deletedAt: IsNull() }, 'pessimistic_read');
  }

  override async erase(ids: readonly string[], until: Date): Promise<number> {
    const where = { id: In(ids), deletedAt: LessThanOrEqual(until) };
    return (await this.manager.delete(CategoryRecord, where)).affected ?? 0;
  }

  override async save(category: Category): Promise<void> {
    const { id, ...rest } = category.state;
    await writeUnlessSlugTaken(category, () => this.manager.update(CategoryRecord, { id }, rest));
  }

  private async findLocked(
    where: FindOptionsWhere<CategoryRecord>,
    mode: 'pessimistic_read' | 'pessimistic_write' = 'pessimistic_write',
  ): Promise<Category | undefined> {
    const record = await this.manager.findOne(CategoryRecord, { where, lock: { mode } });
    return record ? Category.restore(record) : undefined;
  }
}

// Runs `write`, and turns a violation of the unique index into a 'conflict'. A query beforehand would not be enough:
// with two concurrent writers, only the index ensures that one of them is refused.
async function writeUnlessSlugTaken(category: Category, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isSlugTaken(error)) throw error;
    throw new DomainError('conflict', slugTaken(category.state.slug), {
      cause: error,
    });
  }
}

function isSlugTaken(error: unknown): boolean {
  const { code, constraint } = driverErrorOf(error);
  return code === UNIQUE_VIOLATION && constraint === UNIQUE_SLUG_INDEX;
}
