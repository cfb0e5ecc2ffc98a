import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('admin_session')
export class SessionRecord {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('integer', { name: 'password_version' })
  passwordVersion: number;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt: Date;

  @Column('text', { nullable: true })
  browser: string | null;

  @Column('text', { nullable: true })
  device: string | null;
}
