import { IsNull, QueryFailedError, type EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { CategoryRepository } from '../../application/ports.js';
import { Category } from '../../domain/category.js';
import { slugTaken } from '../../domain/messages.js';
import { CategoryRecord, UNIQUE_SLUG_INDEX } from './category.record.js';

/** Works within the transaction of the given entity manager. */
export class TypeormCategoryRepository extends CategoryRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  override async add(category: Category): Promise<void> {
    await rejectTakenSlug(category, () => this.manager.insert(CategoryRecord, { ...category.state }));
  }

  override async findForUpdate(id: string): Promise<Category | undefined> {
    const record = await this.manager.findOne(CategoryRecord, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    return record ? Category.restore(record) : undefined;
  }

  override async findForShare(slug: string): Promise<Category | undefined> {
    const record = await this.manager.findOne(CategoryRecord, {
      where: { slug, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_read' },
    });
    return record ? Category.restore(record) : undefined;
  }

  override async save(category: Category): Promise<void> {
    const { id, ...rest } = category.state;
    await rejectTakenSlug(category, () => this.manager.update(CategoryRecord, { id }, rest));
  }
}

// Relies on the unique index instead of a query beforehand: with two concurrent writers, only one gets the slug.
async function rejectTakenSlug(category: Category, write: () => Promise<unknown>): Promise<void> {
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
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === UNIQUE_SLUG_INDEX;
}
