import type { DataSource } from 'typeorm';
import { managerOf } from '../../../platform/index.js';
import {
  type CategoryRef,
  CategoryViews,
  type CategoryView,
  type CountedCategoryView,
} from '../../application/ports.js';

const COLUMNS = `
  c.id, c.name, c.slug, c.description, c.version, c.sort_order AS "sortOrder",
  c.service_pages AS "servicePages", c.chat_number AS "chatNumber", c.is_active AS "isActive", c.is_sample AS "isSample",
  c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;
const PRODUCT_COUNT = `
  (SELECT count(*)::int FROM product p WHERE p.category_id = c.id AND p.deleted_at IS NULL) AS "productCount"`;
const FROM_NOT_DELETED = 'FROM category c WHERE c.deleted_at IS NULL';
const ORDER = 'ORDER BY c.sort_order, c.name COLLATE "id-x-icu", c.id';

export class TypeormCategoryViews extends CategoryViews {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override list(): Promise<CategoryView[]> {
    return managerOf(this.dataSource).query<CategoryView[]>(`SELECT ${COLUMNS} ${FROM_NOT_DELETED} ${ORDER}`);
  }

  override listRefs(): Promise<CategoryRef[]> {
    return managerOf(this.dataSource).query<CategoryRef[]>(
      `SELECT id, slug, deleted_at IS NOT NULL AS "isDeleted", service_pages AS "servicePages" FROM category
       ORDER BY deleted_at DESC NULLS FIRST, id`,
    );
  }

  override async findBySlug(slug: string): Promise<CategoryView | undefined> {
    const sql = `SELECT ${COLUMNS} ${FROM_NOT_DELETED} AND c.slug = $1`;
    const [category] = await managerOf(this.dataSource).query<CategoryView[]>(sql, [slug]);
    return category;
  }

  override async findMoved(slug: string): Promise<string | undefined> {
    const [moved] = await managerOf(this.dataSource).query<{ slug: string }[]>(
      `SELECT c.slug FROM category_slug s JOIN category c ON c.id = s.category_id
       WHERE s.slug = $1 AND c.deleted_at IS NULL AND c.is_active
         AND NOT EXISTS (SELECT 1 FROM category live WHERE live.slug = $1 AND live.deleted_at IS NULL)
       ORDER BY s.until DESC LIMIT 1`,
      [slug],
    );
    return moved?.slug;
  }

  override listCounted(): Promise<CountedCategoryView[]> {
    return managerOf(this.dataSource).query<CountedCategoryView[]>(
      `SELECT ${COLUMNS}, ${PRODUCT_COUNT} ${FROM_NOT_DELETED} ${ORDER}`,
    );
  }

  override async findCounted(id: string): Promise<CountedCategoryView | undefined> {
    const sql = `SELECT ${COLUMNS}, ${PRODUCT_COUNT} ${FROM_NOT_DELETED} AND c.id = $1`;
    const [category] = await managerOf(this.dataSource).query<CountedCategoryView[]>(sql, [id]);
    return category;
  }

  override async areEmpty(): Promise<boolean> {
    const rows = await managerOf(this.dataSource).query<unknown[]>('SELECT 1 FROM category LIMIT 1');
    return rows.length === 0;
  }
}
