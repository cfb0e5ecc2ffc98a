import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('login_day')
export class LoginDayRecord {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  browser: string;

  /** The first login of the day. */
  @Column('timestamptz', { name: 'logged_in_at', nullable: true })
  loggedInAt: Date | null;

  @Column('boolean', { name: 'is_confirmed', default: false })
  isConfirmed: boolean;

  @Column('integer', { name: 'wrong_passwords', default: 0 })
  wrongPasswords: number;
}
