import {
  type CanActivate,
  Logger,
  Module,
  type NestInterceptor,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, Reflector } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock, Config, Metrics, typedToken, provide, TABLES } from '../platform/index.js';
import { isBoolean, isOneOf, isTime, isVersion } from '../platform/domain/column-rules.js';
import { isOwnHash } from './adapters/argon2/argon2-password-hasher.js';
import { commonPasswords } from './adapters/disk/common-passwords.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AdminAuthController } from './adapters/http/admin-auth.controller.js';
import { ChangeLogInterceptor } from './adapters/http/change-log.interceptor.js';
import { CrossSiteGuard } from './adapters/http/cross-site.guard.js';
import { DeviceCookie } from './adapters/http/device-cookie.js';
import { DevicesController } from './adapters/http/devices.controller.js';
import { SessionCookie } from './adapters/http/session-cookie.js';
import { adminRecords, adminServices } from './tools.js';
import { PasswordConfirmations } from './application/password-confirmations.js';
import { PasswordService } from './application/password-service.js';
import { SessionService } from './application/session-service.js';
import { isEasyToGuess } from './domain/easy-password.js';
import { DEFAULT_SESSION_TIMEOUT, SESSION_TIMEOUTS } from './domain/session-timeout.js';

/** Injection token of the services that `adminServices` creates. */
const AUTH_SERVICES = Symbol('admin-auth services');
type AuthServices = ReturnType<typeof adminServices>;
const GUARD = typedToken<CanActivate>(APP_GUARD);

@Module({
  imports: [TypeOrmModule.forFeature(adminRecords)],
  controllers: [AdminAuthController, DevicesController],
  providers: [
    { provide: AUTH_SERVICES, inject: [DataSource, Clock, Config], useFactory: adminServices },
    {
      provide: SessionService,
      inject: [AUTH_SERVICES],
      useFactory: ({ sessions }: AuthServices) => sessions,
    },
    {
      provide: PasswordService,
      inject: [AUTH_SERVICES],
      useFactory: ({ passwords }: AuthServices) => passwords,
    },
    {
      provide: PasswordConfirmations,
      inject: [AUTH_SERVICES],
      useFactory: ({ confirmations }: AuthServices) => confirmations,
    },
    provide(SessionCookie, [Config]),
    provide(DeviceCookie, [Config]),
    // Guards run in this order: cross-site requests are refused before the session is read.
    provide(GUARD, CrossSiteGuard, [Config]),
    provide(GUARD, AccessGuard, [Reflector, SessionService, SessionCookie]),
    // The row of `settings` has no name. An undo of its insertion restores the default timeout.
    TABLES.contribute([], () => ({
      name: 'settings',
      isBackedUp: true,
      columns: {
        id: isOneOf([1]),
        session_timeout_minutes: isOneOf(SESSION_TIMEOUTS),
        version: isVersion,
        updated_at: isTime,
        first_steps_hidden: isBoolean,
        hours_confirmed: isBoolean,
      },
      history: 'shown',
      absent: { session_timeout_minutes: DEFAULT_SESSION_TIMEOUT },
    })),
    TABLES.contribute([], () => ({
      name: 'admin_account',
      isBackedUp: true,
      columns: {
        id: isOneOf([1]),
        password_hash: (value) => typeof value === 'string' && isOwnHash(value),
        password_version: isVersion,
        updated_at: isTime,
      },
    })),
    TABLES.contribute([], () => ({ name: 'admin_session', isBackedUp: false })),
    TABLES.contribute([], () => ({ name: 'login_attempts', isBackedUp: false })),
    TABLES.contribute([], () => ({ name: 'login_day', isBackedUp: false })),
    provide(typedToken<NestInterceptor>(APP_INTERCEPTOR), ChangeLogInterceptor, [Reflector]),
  ],
  exports: [PasswordConfirmations],
})
export class AdminAuthModule implements OnApplicationBootstrap {
  constructor(
    private readonly passwords: PasswordService,
    private readonly config: Config,
    sessions: SessionService,
    metrics: Metrics,
  ) {
    metrics.addGauge('admin_sessions', 'Open sessions of the panel', () => sessions.countLive());
  }

  async onApplicationBootstrap(): Promise<void> {
    const { adminPassword = '' } = this.config;
    const isFirst = await this.passwords.createFirstPasswordIfMissing(this.config.adminPassword);
    if (isFirst && isEasyToGuess(adminPassword, commonPasswords(), []))
      new Logger('AdminAuth').warn('ADMIN_PASSWORD is easy to guess: change it in the panel');
  }
}
