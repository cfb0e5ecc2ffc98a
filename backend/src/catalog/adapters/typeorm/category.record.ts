import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { HeadRecord } from '../../../platform/index.js';
import type { CategoryState } from '../../domain/category.js';
import type { ServicePage } from '../../domain/service-page.js';

export const UNIQUE_SLUG_INDEX = 'category_slug_live';

@Entity('category')
@Index(UNIQUE_SLUG_INDEX, ['slug'], { unique: true, where: 'deleted_at IS NULL' })
// This index is defined only in a migration, because TypeORM cannot express a descending order.
@Index('category_deleted', { synchronize: false })
export class CategoryRecord extends HeadRecord implements CategoryState {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'category_pk' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  slug: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('integer', { name: 'sort_order' })
  sortOrder: number;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('text', { name: 'service_pages', array: true, default: [] })
  servicePages: readonly ServicePage[];

  @Column('text', { name: 'chat_number', nullable: true })
  chatNumber: string | null;

  @Column('boolean', { name: 'is_sample' })
  isSample: boolean;
}
