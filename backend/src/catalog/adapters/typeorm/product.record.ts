import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ProductState } from '../../domain/product.js';

// The driver reads bigint as text; the domain keeps prices within what a number holds exactly.
const bigintAsNumber = { to: (price: number) => price, from: (stored: string) => Number(stored) };

/** A product's row. What an index on an expression or in descending order is, only the migration can say. */
@Entity('product')
@Index('product_newest', { synchronize: false })
@Index('product_category', { synchronize: false })
@Index('product_search', { synchronize: false })
@Check('product_price_whole', 'price >= 0')
@Check('product_images_some', 'cardinality(images) BETWEEN 1 AND 5')
export class ProductRecord implements ProductState {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_pk' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  category: string;

  @Column('bigint', { transformer: bigintAsNumber })
  price: number;

  @Column('text', { array: true })
  images: string[];

  @Column('boolean', { name: 'is_new' })
  isNew: boolean;

  @Column('text', { name: 'whatsapp_number', nullable: true })
  whatsappNumber: string | null;

  @Column('text', { name: 'shopee_link', nullable: true })
  shopeeLink: string | null;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('boolean', { name: 'is_sample' })
  isSample: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @Column('integer')
  version: number;
}
