import { type Clock, DomainError } from '../../platform/index.js';
import type { AdminAccount } from '../domain/admin-account.js';
import { triedPassword } from '../domain/password.js';
import { Session } from '../domain/session.js';
import { type SessionTimeout, sessionTimeout } from '../domain/session-timeout.js';
import type { LoginThrottle } from './login-throttle.js';
import type { AdminAccounts } from './ports/admin-accounts.js';
import type { PasswordHasher } from './ports/password-hasher.js';
import type { Sessions } from './ports/sessions.js';
import { hashOfToken, newToken } from './secrets.js';

/** Who is in: login, logout, and whether a token still counts. */
export class SessionService {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly clock: Clock,
  ) {}

  /** @returns a new token; the session that the caller brought along ends. */
  async login(client: string, typed: string, presentedToken: string | undefined): Promise<string> {
    const account = await this.account();
    const password = triedPassword(typed);
    const right = await this.throttle.attempt(client, async () =>
      password === undefined ? false : this.hasher.verify(account.passwordHash, password),
    );
    if (!right) throw new DomainError('unauthorized', 'Kata sandi salah');
    if (presentedToken !== undefined) await this.sessions.remove(hashOfToken(presentedToken));
    return this.open(account);
  }

  /** Starts a session; whatever has ended meanwhile is swept out on the way, so that rows never pile up. */
  async open(account: AdminAccount): Promise<string> {
    const now = await this.clock.now();
    const token = newToken();
    await this.sessions.removeEnded(account, now);
    await this.sessions.add(Session.start(hashOfToken(token), account, now));
    return token;
  }

  /** @returns when the session ends. Unless told otherwise, asking counts as using it. */
  async authenticate(token: string | undefined, { extend }: { extend: boolean }): Promise<Date> {
    const [account, session, now] = await Promise.all([
      this.account(),
      token === undefined ? undefined : this.sessions.find(hashOfToken(token)),
      this.clock.now(),
    ]);
    if (!session?.isLive(account, now)) {
      throw new DomainError('unauthorized', 'Sesi sudah berakhir. Silakan masuk lagi.');
    }
    const used = extend ? session.usedAt(now) : undefined;
    if (used) await this.sessions.recordUse(used);
    return (used ?? session).endsAt(account);
  }

  async logout(token: string): Promise<void> {
    await this.sessions.remove(hashOfToken(token));
  }

  async timeout(): Promise<SessionTimeout> {
    return (await this.account()).sessionTimeout;
  }

  async changeTimeout(minutes: number): Promise<SessionTimeout> {
    const timeout = sessionTimeout(minutes);
    await this.accounts.changeSessionTimeout(timeout, await this.clock.now());
    return timeout;
  }

  private async account(): Promise<AdminAccount> {
    const account = await this.accounts.find();
    if (!account) throw new DomainError('unavailable', 'Toko sedang disiapkan. Coba lagi sebentar lagi.');
    return account;
  }
}
