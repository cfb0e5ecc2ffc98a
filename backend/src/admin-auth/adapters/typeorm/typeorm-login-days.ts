import type { Repository } from 'typeorm';
import { daysAfter } from '../../../content/index.js';
import { LoginDays } from '../../application/ports.js';
import { dayInWib } from '../../domain/device.js';
import { type LoginNotice, MANY_WRONG_PASSWORDS, REMEMBERED_DAYS } from '../../domain/login-notice.js';
import type { LoginDayRecord } from './login-day.record.js';

// The first login of a known browser needs no notice: the owner has just set up the shop, or updated it.
const ADD_LOGIN = `
  INSERT INTO login_day AS known (day, browser, logged_in_at, is_confirmed)
  VALUES ($1, $2, $3,
    NOT EXISTS (SELECT FROM login_day WHERE logged_in_at IS NOT NULL AND browser <> '')
    OR EXISTS (SELECT FROM login_day WHERE logged_in_at IS NOT NULL AND browser = $2 AND day >= $4))
  ON CONFLICT (day, browser) DO UPDATE
    SET is_confirmed = known.is_confirmed OR known.logged_in_at IS NULL AND excluded.is_confirmed,
        logged_in_at = coalesce(known.logged_in_at, excluded.logged_in_at)`;
const ADD_WRONG_PASSWORD = `
  INSERT INTO login_day AS known (day, browser, wrong_passwords) VALUES ($1, $2, 1)
  ON CONFLICT (day, browser) DO UPDATE SET wrong_passwords = known.wrong_passwords + 1`;
const FIND_NOTICES = `
  SELECT 'newBrowser' AS kind, logged_in_at AS at, nullif(browser, '') AS browser, 0 AS "wrongPasswords"
  FROM login_day WHERE logged_in_at IS NOT NULL AND NOT is_confirmed
  UNION ALL
  SELECT 'wrongPasswords', day::timestamp AT TIME ZONE 'Asia/Jakarta', NULL, sum(wrong_passwords)::integer
  FROM login_day GROUP BY day HAVING sum(wrong_passwords) >= $1
  ORDER BY at LIMIT 100`;

export class TypeormLoginDays extends LoginDays {
  constructor(private readonly records: Repository<LoginDayRecord>) {
    super();
  }

  override async addLogin(browser: string | null, now: Date): Promise<void> {
    const day = dayInWib(now);
    const oldest = daysAfter(day, -REMEMBERED_DAYS);
    await this.records.query(ADD_LOGIN, [day, browser ?? '', now, oldest]);
    await this.records.query('DELETE FROM login_day WHERE day < $1', [oldest]);
  }

  override async addWrongPassword(browser: string | null, now: Date): Promise<void> {
    await this.records.query(ADD_WRONG_PASSWORD, [dayInWib(now), browser ?? '']);
  }

  override findNotices(): Promise<LoginNotice[]> {
    return this.records.query<LoginNotice[]>(FIND_NOTICES, [MANY_WRONG_PASSWORDS]);
  }

  override async confirm({ kind, at }: Pick<LoginNotice, 'kind' | 'at'>): Promise<void> {
    if (kind === 'newBrowser') await this.records.update({ loggedInAt: at }, { isConfirmed: true });
    else await this.records.update({ day: dayInWib(at) }, { wrongPasswords: 0 });
  }
}
