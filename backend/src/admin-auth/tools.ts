import type { DataSource } from 'typeorm';
import type { Clock, Config } from '../platform/index.js';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { DiskFirstPasswordFile } from './adapters/disk/disk-first-password-file.js';
import { AdminAccountRecord } from './adapters/typeorm/admin-account.record.js';
import { LoginDayRecord } from './adapters/typeorm/login-day.record.js';
import { LoginAttemptsRecord } from './adapters/typeorm/login-attempts.record.js';
import { SessionRecord } from './adapters/typeorm/session.record.js';
import { TypeormAdminAccounts } from './adapters/typeorm/typeorm-admin-accounts.js';
import { TypeormLoginAttemptsStore } from './adapters/typeorm/typeorm-login-attempts-store.js';
import { TypeormLoginDays } from './adapters/typeorm/typeorm-login-days.js';
import { TypeormSessions } from './adapters/typeorm/typeorm-sessions.js';
import { KnownDevices } from './application/known-devices.js';
import { LoginThrottle } from './application/login-throttle.js';
import { PasswordConfirmations } from './application/password-confirmations.js';
import { PasswordService } from './application/password-service.js';
import { SessionService } from './application/session-service.js';

export { commonPasswords } from './adapters/disk/common-passwords.js';
export { isEasyToGuess } from './domain/easy-password.js';
export { MAX_BYTES, MIN_LENGTH } from './domain/password.js';

export const adminRecords = [AdminAccountRecord, SessionRecord, LoginAttemptsRecord, LoginDayRecord];

export function adminServices(
  dataSource: DataSource,
  clock: Clock,
  config: Pick<Config, 'dataDir'>,
): { sessions: SessionService; passwords: PasswordService; confirmations: PasswordConfirmations } {
  const accounts = new TypeormAdminAccounts(dataSource);
  const hasher = new Argon2PasswordHasher();
  const throttle = new LoginThrottle(new TypeormLoginAttemptsStore(dataSource), clock);
  const devices = new KnownDevices();
  const firstPasswordFile = new DiskFirstPasswordFile(config.dataDir, process.stdout);
  const loginDays = new TypeormLoginDays(dataSource.getRepository(LoginDayRecord));
  const sessions = new TypeormSessions(dataSource.getRepository(SessionRecord));
  const passwords = new PasswordService(
    accounts,
    sessions,
    hasher,
    throttle,
    devices,
    firstPasswordFile,
    clock,
  );
  return {
    sessions: new SessionService(accounts, sessions, hasher, throttle, devices, loginDays, clock),
    passwords,
    confirmations: new PasswordConfirmations(accounts, passwords, clock),
  };
}

/** Removes the file with the first password, which is no longer valid after a restore. */
export function removeFirstPassword({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  return new DiskFirstPasswordFile(dataDir, process.stdout).remove();
}
