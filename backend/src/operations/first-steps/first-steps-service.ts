import type { DataSource } from 'typeorm';
import { DEFAULT_SESSION_TIMEOUT } from '../../admin-auth/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { managerOf, transaction } from '../../platform/index.js';

/** The owner's decisions about the list of first steps. The steps in the list are computed from the shop's data. */
export interface FirstSteps {
  readonly hidden: boolean;
  readonly hoursConfirmed: boolean;
}

const FIND = 'SELECT first_steps_hidden AS hidden, hours_confirmed AS "hoursConfirmed" FROM settings';
// After an undo of its insertion, the row of `settings` is missing. A null parameter keeps the stored value, or stores
// false in a new row.
const SAVE = `
  INSERT INTO settings (id, session_timeout_minutes, first_steps_hidden, hours_confirmed, version, updated_at)
  VALUES (1, ${DEFAULT_SESSION_TIMEOUT}, coalesce($1, false), coalesce($2, false), 1, $3::timestamptz)
  ON CONFLICT (id) DO UPDATE
    SET first_steps_hidden = coalesce($1, settings.first_steps_hidden),
        hours_confirmed = coalesce($2, settings.hours_confirmed),
        version = settings.version + 1, updated_at = excluded.updated_at`;

export class FirstStepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<FirstSteps> {
    const [stored] = await managerOf(this.dataSource).query<FirstSteps[]>(FIND);
    return stored ?? { hidden: false, hoursConfirmed: false };
  }

  async save({ hidden, hoursConfirmed }: Partial<FirstSteps>): Promise<FirstSteps> {
    const now = await this.clock.now();
    await transaction(this.dataSource, (manager) =>
      manager.query(SAVE, [hidden ?? null, hoursConfirmed ?? null, now]),
    );
    return this.find();
  }
}
