import type { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { randomBytes } from 'node:crypto';
import type { AdminAccount } from '../domain/admin-account.js';
import { type Device, devicesOf } from '../domain/device.js';
import type { LoginNotice } from '../domain/login-notice.js';
import * as messages from '../domain/messages.js';
import { parsePasswordAttempt } from '../domain/password.js';
import { MAX_SESSIONS, Session, sessionEnded } from '../domain/session.js';
import { type SessionTimeout, parseSessionTimeout } from '../domain/session-timeout.js';
import type { KnownDevices } from './known-devices.js';
import { type Bucket, clientBucket, deviceBucket, type LoginThrottle } from './login-throttle.js';
import type { AdminAccounts, LoginDays, PasswordHasher, Sessions } from './ports.js';
import { deviceKey, generateToken, hashToken } from './secrets.js';

export interface LoginSource {
  readonly client: string;
  /** The device token that an earlier login set in the browser. */
  readonly deviceToken?: string | undefined;
  readonly sessionToken?: string | undefined;
  /** The browser's name, as `browserName` returns it. */
  readonly browser?: string | null;
}

export interface LiveSession {
  readonly endsAt: Date;
  readonly browser: string | null;
}

export interface OpenedSession {
  readonly token: string;
  /** The device token for the browser's next login (see `KnownDevices`). */
  readonly deviceToken: string;
}

export class SessionService {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly loginDays: LoginDays,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session, and ends the browser's previous session.
   * @throws DomainError 'unauthorized' if the password is wrong, 'too-many' or 'unavailable' if the attempt is
   * throttled.
   */
  login(source: LoginSource, typed: string): Promise<OpenedSession> {
    return this.throttle.withinConcurrencyLimit(this.bucketOf(source), async () => {
      const account = await this.account();
      // The signing key depends on the password, which another replica may have changed.
      this.devices.deriveKey(account);
      const password = parsePasswordAttempt(typed);
      // The bucket is determined again, because a device token that the old key signed is no longer valid.
      const failuresInARow = await this.throttle.countAttempt(this.bucketOf(source), async () =>
        password === undefined ? false : this.hasher.verify(account.passwordHash, password),
      );
      const { browser = null } = source;
      const now = await this.clock.now();
      if (failuresInARow > 0) {
        await this.loginDays.addWrongPassword(browser, now);
        throw new DomainError('unauthorized', messages.wrongPassword);
      }
      await this.loginDays.addLogin(browser, now);
      if (source.sessionToken !== undefined) await this.sessions.remove(hashToken(source.sessionToken));
      return this.open(account, { deviceId: this.devices.verify(source.deviceToken), browser });
    });
  }

  /**
   * Opens a session, and removes the rows of ended sessions.
   * @param deviceId the id of a known device. By default, the device gets a new id.
   */
  async open(
    account: AdminAccount,
    {
      deviceId = randomBytes(16).toString('base64url'),
      browser = null,
    }: { deviceId?: string | undefined; browser?: string | null } = {},
  ): Promise<OpenedSession> {
    const now = await this.clock.now();
    const token = generateToken();
    await this.sessions.removeEnded(account, now);
    const surplus = (await this.sessions.findLive(account, now)).slice(MAX_SESSIONS - 1);
    if (surplus.length > 0) await this.remove(surplus);
    const device = deviceKey(deviceId);
    await this.sessions.add(Session.start(hashToken(token), account, now, { browser, device }));
    return { token, deviceToken: this.devices.issueToken(account, deviceId) };
  }

  /**
   * Finds the session with this token.
   * @param extend whether this request counts as use of the session.
   * @throws DomainError 'unauthorized' if the session does not exist or has ended.
   */
  async authenticate(token: string | undefined, { extend }: { extend: boolean }): Promise<LiveSession> {
    // A request with an unknown token causes one query, and a request without a token causes no query.
    const session = token === undefined ? undefined : await this.sessions.find(hashToken(token));
    if (!session) throw sessionEnded();
    const [account, now] = await Promise.all([this.account(), this.clock.now()]);
    if (!session.isLive(account, now)) throw sessionEnded();
    const used = extend ? session.usedAt(now) : undefined;
    if (used) await this.sessions.recordUse(used);
    return { endsAt: (used ?? session).endsAt(account), browser: session.browser };
  }

  async countLive(): Promise<number> {
    return (await this.findLive()).length;
  }

  async listDevices(token: string): Promise<Device[]> {
    return devicesOf(await this.findLive(), hashToken(token));
  }

  listNotices(): Promise<LoginNotice[]> {
    return this.loginDays.findNotices();
  }

  async confirmNotice(notice: Pick<LoginNotice, 'kind' | 'at'>): Promise<void> {
    await this.loginDays.confirm(notice);
  }

  async endDevice(id: string): Promise<void> {
    await this.remove((await this.findLive()).filter(({ device }) => device === id));
  }

  async endOthers(token: string): Promise<void> {
    const current = hashToken(token);
    await this.remove((await this.findLive()).filter(({ tokenHash }) => tokenHash !== current));
  }

  async logout(token: string): Promise<void> {
    await this.sessions.remove(hashToken(token));
  }

  async timeout(): Promise<SessionTimeout> {
    return (await this.account()).sessionTimeout;
  }

  async changeTimeout(minutes: number): Promise<SessionTimeout> {
    const timeout = parseSessionTimeout(minutes);
    await this.accounts.changeSessionTimeout(timeout, await this.clock.now());
    return timeout;
  }

  private async findLive(): Promise<Session[]> {
    const [account, now] = await Promise.all([this.account(), this.clock.now()]);
    return this.sessions.findLive(account, now);
  }

  private async remove(sessions: readonly Session[]): Promise<void> {
    await this.sessions.remove(...sessions.map(({ tokenHash }) => tokenHash));
  }

  private bucketOf({ client, deviceToken }: LoginSource): Bucket {
    const deviceId = this.devices.verify(deviceToken);
    return deviceId === undefined ? clientBucket(client) : deviceBucket(deviceId);
  }

  private async account(): Promise<AdminAccount> {
    const account = await this.accounts.find();
    if (!account) throw new DomainError('unavailable', messages.noAccountYet);
    return account;
  }
}
