import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('installation')
@Check('installation_only_one', 'only_row = 1')
export class InstallationRecord {
  @PrimaryColumn('smallint', { name: 'only_row', primaryKeyConstraintName: 'installation_pk' })
  onlyRow: number;

  @Column('uuid')
  id: string;
}
