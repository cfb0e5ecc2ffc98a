import { type CanActivate, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR, Reflector } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock, Config, named, provide } from '../platform/index.js';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AdminAuthController } from './adapters/http/admin-auth.controller.js';
import { ChangeLogInterceptor } from './adapters/http/change-log.interceptor.js';
import { CrossSiteGuard } from './adapters/http/cross-site.guard.js';
import { DeviceCookie } from './adapters/http/device-cookie.js';
import { SessionCookie } from './adapters/http/session-cookie.js';
import { adminRecords, adminServices } from './admin-services.js';
import { PasswordService } from './application/password-service.js';
import { SessionService } from './application/session-service.js';

const SERVICES = Symbol('admin-auth services');
type Services = ReturnType<typeof adminServices>;
const GUARD = named<CanActivate>(APP_GUARD);

@Module({
  imports: [TypeOrmModule.forFeature(adminRecords)],
  controllers: [AdminAuthController],
  providers: [
    { provide: SERVICES, inject: [DataSource, Clock, Config], useFactory: adminServices },
    { provide: SessionService, inject: [SERVICES], useFactory: ({ sessions }: Services) => sessions },
    { provide: PasswordService, inject: [SERVICES], useFactory: ({ passwords }: Services) => passwords },
    provide(SessionCookie, [Config]),
    provide(DeviceCookie, [Config]),
    // Guards run in this order: cross-site requests are refused before the session is read.
    provide(GUARD, CrossSiteGuard, [Config]),
    provide(GUARD, AccessGuard, [Reflector, SessionService, SessionCookie]),
    { provide: APP_INTERCEPTOR, useClass: ChangeLogInterceptor },
  ],
})
export class AdminAuthModule implements OnApplicationBootstrap {
  constructor(
    private readonly passwords: PasswordService,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.passwords.ensureFirst(this.config.adminPassword);
  }
}
