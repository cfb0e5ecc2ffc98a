import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('admin_account')
@Check('admin_account_is_one', 'id = 1')
export class AdminAccountRecord {
  @PrimaryColumn('smallint')
  id: number;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('integer', { name: 'password_version' })
  passwordVersion: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
