import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('pins')
@Check('pins_only_one', "id = 'pins'")
@Check('pins_few', 'cardinality(product_ids) <= 12')
export class PinsRecord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pins_pk' })
  id: string;

  @Column('uuid', { name: 'product_ids', array: true })
  productIds: string[];

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
