import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { TokenBucket } from '../../platform/limiter/token-bucket.js';
import { KnownDevices } from '../application/known-devices.js';
import { LoginThrottle } from '../application/login-throttle.js';
import { PasswordService } from '../application/password-service.js';
import { SessionService } from '../application/session-service.js';
import { InMemoryAdminAccounts } from './in-memory-admin-accounts.js';
import { InMemoryFirstPasswordFile } from './in-memory-first-password-file.js';
import { InMemoryLoginDays } from './in-memory-login-days.js';
import { InMemoryLoginAttemptsStore } from './in-memory-login-attempts-store.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { FakePasswordHasher } from './fake-password-hasher.js';

/** The session service and the password service with in-memory adapters. */
export class AdminAuthFixture {
  readonly clock = new FixedClock();
  readonly accounts = new InMemoryAdminAccounts();
  readonly sessionStore = new InMemorySessions();
  readonly hasher = new FakePasswordHasher();
  readonly firstPasswordFile = new InMemoryFirstPasswordFile();
  private readonly throttle = new LoginThrottle(
    new InMemoryLoginAttemptsStore(),
    this.clock,
    // The rate limit that unknown browsers share is high, because tests with this fixture do not test that limit.
    new TokenBucket({ perMinute: 60_000, burst: 1000 }),
  );
  readonly devices = new KnownDevices();
  readonly loginDays = new InMemoryLoginDays();
  readonly sessions = new SessionService(
    this.accounts,
    this.sessionStore,
    this.hasher,
    this.throttle,
    this.devices,
    this.loginDays,
    this.clock,
  );
  readonly passwords = new PasswordService(
    this.accounts,
    this.sessionStore,
    this.hasher,
    this.throttle,
    this.devices,
    this.firstPasswordFile,
    this.clock,
  );

  isAuthenticated(token: string): Promise<boolean> {
    return this.sessions.authenticate(token, { extend: false }).then(
      () => true,
      () => false,
    );
  }
}
