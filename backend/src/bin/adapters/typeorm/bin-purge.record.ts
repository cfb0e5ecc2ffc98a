import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('bin_purge')
@Check('bin_purge_only_one', 'only_row = 1')
export class BinPurgeRecord {
  @PrimaryColumn('smallint', { name: 'only_row', primaryKeyConstraintName: 'bin_purge_pk' })
  onlyRow: number;

  @Column('timestamptz', { name: 'last_run_at', nullable: true })
  lastRunAt: Date | null;
}
