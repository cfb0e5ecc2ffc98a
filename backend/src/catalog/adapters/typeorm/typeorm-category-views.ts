import type { DataSource } from 'typeorm';
import { CategoryViews, type CategoryView } from '../../application/ports/category-views.js';

const SELECT = `
  SELECT c.id, c.name, c.slug, c.description, c.version, c.sort_order AS "sortOrder",
    c.is_active AS "isActive", c.is_sample AS "isSample",
    c.created_at AS "createdAt", c.updated_at AS "updatedAt",
    (SELECT count(*)::int FROM product p WHERE p.category = c.slug AND p.deleted_at IS NULL) AS "productCount"
  FROM category c
  WHERE c.deleted_at IS NULL`;

/** Reads views with plain SQL, without building `Category` objects. */
export class TypeormCategoryViews extends CategoryViews {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override list(): Promise<CategoryView[]> {
    return this.dataSource.query<CategoryView[]>(
      `${SELECT} ORDER BY c.sort_order, c.name COLLATE "id-x-icu", c.id`,
    );
  }

  override async find(id: string): Promise<CategoryView | undefined> {
    const [category] = await this.dataSource.query<CategoryView[]>(`${SELECT} AND c.id = $1`, [id]);
    return category;
  }

  override async findBySlug(slug: string): Promise<CategoryView | undefined> {
    const [category] = await this.dataSource.query<CategoryView[]>(`${SELECT} AND c.slug = $1`, [slug]);
    return category;
  }

  override async areEmpty(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT 1 FROM category LIMIT 1');
    return rows.length === 0;
  }
}
