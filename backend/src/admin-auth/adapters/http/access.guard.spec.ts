import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { describe, expect, it, jest } from '@jest/globals';
import { AdminOnly, Public } from '../../../platform/index.js';
import { AdminAuthFixture } from '../../testing/admin-auth-fixture.js';
import { AccessGuard } from './access.guard.js';
import { SessionCookie } from './session-cookie.js';

class UndecoratedController {
  route(): void {}
}
class PublicController {
  @Public()
  route(): void {}
}
@Public()
class PublicControllerWithAdminRoute {
  @AdminOnly()
  route(): void {}
}

describe('AccessGuard', () => {
  const setHeader = jest.fn();
  const call = async (controller: new () => { route(): void }): Promise<boolean> => {
    const fixture = new AdminAuthFixture();
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    const cookie = new SessionCookie({ publicUrl: 'http://localhost:3000' });
    const guard = new AccessGuard(new Reflector(), fixture.sessions, cookie);
    return guard.canActivate({
      getHandler: () => Reflect.get(controller.prototype, 'route') as () => void,
      getClass: () => controller,
      switchToHttp: () => ({
        getRequest: () => ({ headers: {} }),
        getResponse: () => ({ setHeader }),
      }),
    } as unknown as ExecutionContext);
  };

  it('allows public routes without a session', async () => {
    expect(await call(PublicController)).toBe(true);
  });

  it('requires a session for undecorated routes and for @AdminOnly routes of @Public controllers', async () => {
    await expect(call(UndecoratedController)).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(call(PublicControllerWithAdminRoute)).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('forbids caches to keep what needs a session', async () => {
    setHeader.mockClear();
    await call(PublicController);
    expect(setHeader).not.toHaveBeenCalled();
    await expect(call(UndecoratedController)).rejects.toThrow();
    expect(setHeader).toHaveBeenCalledWith('Cache-Control', 'no-store');
  });
});
