import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SessionTimeout } from '../../domain/session-timeout.js';

/** The only row of the table `admin_account`. */
@Entity('admin_account')
@Check('admin_account_is_one', 'id = 1')
export class AdminAccountRecord {
  @PrimaryColumn('smallint')
  id: number;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('integer', { name: 'password_version' })
  passwordVersion: number;

  // For the previous release. The current release reads this column only if the table `settings` has no row.
  @Column('smallint', { name: 'session_timeout_minutes' })
  sessionTimeout: SessionTimeout;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
