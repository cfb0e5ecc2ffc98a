import { IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { UNIQUE_VIOLATION, withConflict } from '../../../platform/index.js';
import { CategoryRepository } from '../../application/ports.js';
import { Category, slugTaken } from '../../domain/category.js';
import { CategoryRecord, UNIQUE_SLUG_INDEX } from './category.record.js';

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

  override async findAllForUpdate(): Promise<Category[]> {
    const records = await this.manager.find(CategoryRecord, {
      where: { deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return records.map((record) => Category.restore(record));
  }

  override async find(id: string): Promise<Category | undefined> {
    const record = await this.manager.findOneBy(CategoryRecord, { id });
    return record ? Category.restore(record) : undefined;
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

function writeUnlessSlugTaken<T>(category: Category, write: () => Promise<T>): Promise<T> {
  const violation = { code: UNIQUE_VIOLATION, constraint: UNIQUE_SLUG_INDEX };
  return withConflict(violation, slugTaken(category.state.slug), write);
}
