import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of the table `product_import`. The texts are JSON, which `jsonb` could not always store. */
@Entity('product_import')
export class ProductImportRecord {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_import_pk' })
  id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('text')
  list: string;

  @Column('text')
  report: string;

  @Column('text', { nullable: true })
  result: string | null;
}
