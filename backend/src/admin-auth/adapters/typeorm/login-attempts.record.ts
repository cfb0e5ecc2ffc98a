import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('login_attempts')
@Index('login_attempts_forgotten_at', ['forgottenAt'])
export class LoginAttemptsRecord {
  /** The key of the bucket: a client, a known device or a session. */
  @PrimaryColumn('text')
  client: string;

  @Column('integer')
  failures: number;

  @Column('timestamptz', { name: 'free_at' })
  freeAt: Date;

  @Column('timestamptz', { name: 'forgotten_at' })
  forgottenAt: Date;
}
