import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Client,
  DomainError,
  invalidField,
  KeepsCache,
  NoSessionRefresh,
  Public,
  SmallBody,
} from '../../../platform/index.js';
import { PasswordConfirmations } from '../../application/password-confirmations.js';
import { PasswordService } from '../../application/password-service.js';
import { sessionId } from '../../application/secrets.js';
import { type OpenedSession, SessionService } from '../../application/session-service.js';
import { browserName } from '../../domain/browser.js';
import { tooManyAttempts } from '../../domain/login-attempts.js';
import * as messages from '../../domain/messages.js';
import type { AdminRequest } from './access.guard.js';
import {
  AdminSettings,
  ChangePasswordBody,
  ConfirmPasswordBody,
  LoginBody,
  LoginResponse,
  PasswordConfirmationResponse,
  SessionResponse,
  SuccessResponse,
} from './admin-auth.bodies.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionCookie } from './session-cookie.js';

/** The errors in `ApiErrors` are examples for the API contract, such as a wait of 30 seconds. */
@ApiTag('admin-auth', "The owner's session, password and settings.")
@Controller('api/admin')
export class AdminAuthController {
  constructor(
    private readonly sessions: SessionService,
    private readonly passwords: PasswordService,
    private readonly confirmations: PasswordConfirmations,
    private readonly sessionCookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Post('login')
  @KeepsCache()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Public()
  @ApiOperation({
    summary: 'Open a session',
    description: 'Sets the session cookie and ends the session that the request brought along.',
  })
  @ApiOkResponse({ type: LoginResponse })
  @ApiErrors(400, new DomainError('unauthorized', messages.wrongPassword), 403, tooManyAttempts(30))
  async login(
    @Body() { password }: LoginBody,
    @Client() client: string,
    @Req() request: AdminRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginResponse> {
    const source = {
      client,
      deviceToken: this.deviceCookie.read(request),
      sessionToken: this.sessionCookie.read(request),
      browser: browserName(request.headers['user-agent']),
    };
    const opened = await this.sessions.login(source, password);
    // `ChangeLogInterceptor` logs this id. `AccessGuard` does not set it, because this route is public.
    request.sessionId = sessionId(opened.token);
    this.setCookies(response, opened);
    const notices = await this.sessions.listNotices();
    return notices.length > 0 ? { success: true, hasNotices: true } : { success: true };
  }

  @Post('logout')
  @KeepsCache()
  @HttpCode(204)
  @AdminOnly()
  @ApiOperation({ summary: 'End this session' })
  @ApiNoContentResponse()
  @ApiErrors(403)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    // `AccessGuard` has verified the cookie, so the token is never missing here.
    await this.sessions.logout(this.sessionCookie.read(request) ?? '');
    this.sessionCookie.clear(response);
  }

  @Get('session')
  @AdminOnly()
  @NoSessionRefresh()
  @ApiOperation({ summary: 'When the session ends', description: 'Asking does not extend it.' })
  @ApiOkResponse({ type: SessionResponse })
  @ApiErrors()
  getSession(@Req() request: AdminRequest): SessionResponse {
    return { expiresAt: request.sessionEndsAt.toISOString() };
  }

  @Post('change-password')
  @HttpCode(200)
  @SmallBody()
  @AdminOnly()
  @ApiOperation({
    summary: 'Change the password',
    description:
      'Ends every other session; this one goes on under a new token. A wrong current password: 400; ' +
      'the tenth in a row ends this session: 401.',
  })
  @ApiOkResponse({ type: SuccessResponse })
  @ApiErrors(invalidField('currentPassword', messages.wrongOldPassword), 403, tooManyAttempts(30))
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuccessResponse> {
    const token = this.sessionCookie.read(request) ?? '';
    const account = await this.passwords.change(token, currentPassword, newPassword);
    const browser = browserName(request.headers['user-agent']);
    this.setCookies(response, await this.sessions.open(account, { browser }));
    return { success: true };
  }

  @Post('confirm-password')
  @KeepsCache()
  @HttpCode(200)
  @SmallBody()
  @AdminOnly()
  @ApiOperation({
    summary: 'Type the password once more',
    description:
      'For calls that need more than a session, such as downloading a backup. A wrong password: 400; ' +
      'the tenth in a row ends this session: 401.',
  })
  @ApiOkResponse({ type: PasswordConfirmationResponse })
  @ApiErrors(invalidField('password', messages.wrongPassword), 403, tooManyAttempts(30))
  async confirmPassword(
    @Body() { password }: ConfirmPasswordBody,
    @Req() request: Request,
  ): Promise<PasswordConfirmationResponse> {
    const token = this.sessionCookie.read(request) ?? '';
    return { confirmation: await this.confirmations.issue(token, password) };
  }

  @Get('settings')
  @AdminOnly()
  @ApiOperation({ summary: 'Settings of the panel' })
  @ApiOkResponse({ type: AdminSettings })
  @ApiErrors()
  async getSettings(): Promise<AdminSettings> {
    return { sessionTimeoutMinutes: await this.sessions.timeout() };
  }

  @Post('settings')
  @HttpCode(200)
  @AdminOnly()
  @ApiOperation({
    summary: 'Save the settings of the panel',
    description: 'They hold for running sessions too.',
  })
  @ApiOkResponse({ type: AdminSettings })
  @ApiErrors(400, 403)
  async saveSettings(@Body() { sessionTimeoutMinutes }: AdminSettings): Promise<AdminSettings> {
    return { sessionTimeoutMinutes: await this.sessions.changeTimeout(sessionTimeoutMinutes) };
  }

  private setCookies(response: Response, { token, deviceToken }: OpenedSession): void {
    this.sessionCookie.set(response, token);
    this.deviceCookie.set(response, deviceToken);
  }
}
