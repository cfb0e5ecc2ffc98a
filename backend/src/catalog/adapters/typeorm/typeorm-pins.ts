import { Check, Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';
import { ERASED_AT, managerOf, transaction } from '../../../platform/index.js';
import { type PinnedProduct, Pins, type StoredPins } from '../../application/pin-service.js';
import { isVisible } from './product-conditions.js';

/** The only row of the table `pins`. */
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

// The first WHERE checks the expected version if no row exists yet, and the second one if a row exists.
const SAVE = `
  INSERT INTO pins (id, product_ids, version, updated_at)
  SELECT 'pins', $1::uuid[], 1, $2::timestamptz WHERE $3::integer = 0 OR EXISTS (SELECT FROM pins)
  ON CONFLICT (id) DO UPDATE
    SET product_ids = excluded.product_ids, version = pins.version + 1, updated_at = excluded.updated_at
    WHERE pins.version = $3
  RETURNING version`;
const LIST = `
  SELECT p.id, p.name, p.images[1] AS image, ${isVisible('$1')} AS "isActive", p.deleted_at IS NOT NULL AS "isDeleted"
  FROM pins CROSS JOIN LATERAL unnest(product_ids) WITH ORDINALITY AS pin (id, place)
  JOIN product p ON p.id = pin.id
  WHERE p.deleted_at IS DISTINCT FROM $2 ORDER BY pin.place`;

export class TypeormPins extends Pins {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async find(): Promise<StoredPins> {
    const [row] = await managerOf(this.dataSource).query<StoredPins[]>(
      'SELECT product_ids AS "productIds", version FROM pins',
    );
    return row ?? { productIds: [], version: 0 };
  }

  override list(now: Date): Promise<PinnedProduct[]> {
    return managerOf(this.dataSource).query<PinnedProduct[]>(LIST, [now, ERASED_AT]);
  }

  override async save(ids: readonly string[], now: Date, version: number): Promise<boolean> {
    const rows = await transaction(this.dataSource, (manager) =>
      manager.query<unknown[]>(SAVE, [ids, now, version]),
    );
    return rows.length > 0;
  }
}
