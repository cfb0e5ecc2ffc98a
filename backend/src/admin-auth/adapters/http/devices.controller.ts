import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProperty } from '@nestjs/swagger';
import type { Request } from 'express';
import { IsIn } from 'class-validator';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  ID,
  Id,
  IsInstant,
  KeepsCache,
  NoSessionRefresh,
  requireInstant,
  uuid,
} from '../../../platform/index.js';
import { SessionService } from '../../application/session-service.js';
import { type LoginNotice, NOTICE_KINDS } from '../../domain/login-notice.js';
import { unknownNotice } from '../../domain/messages.js';
import { SessionCookie } from './session-cookie.js';

export class DeviceResponse {
  @ApiProperty(uuid('The same for all rows of one device'))
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The names of browser and system; null: both are unknown',
    example: 'Chrome di Android',
  })
  browser: string | null;

  @ApiProperty({ format: 'date-time', description: 'ISO 8601, UTC', example: '2026-11-22T02:30:00.000Z' })
  lastUsedAt: string;

  @ApiProperty({ description: 'Whether this request came from the device', example: true })
  isCurrent: boolean;
}

const unknown = { message: unknownNotice };

export class LoginNoticeBody {
  @ApiProperty({
    enum: NOTICE_KINDS,
    description: 'A login with a browser not seen in 90 days, or at least 10 wrong passwords on one day',
    example: 'newBrowser',
  })
  @IsIn(NOTICE_KINDS, unknown)
  kind: LoginNotice['kind'];

  @ApiProperty({
    format: 'date-time',
    description: 'The time of the login, or the beginning of the day in WIB; ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  })
  @IsInstant(unknown)
  at: string;
}

export class LoginNoticeResponse extends LoginNoticeBody {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The names of browser and system; null: both are unknown, or there was no login',
    example: 'Chrome di Android',
  })
  browser: string | null;

  @ApiProperty({ type: 'integer', description: 'How many on that day; 0 for a login', example: 0 })
  wrongPasswords: number;
}

@ApiTag('devices', 'The devices that are logged in, and what the owner should know about logins.')
@AdminOnly()
@Controller('api/admin')
export class DevicesController {
  constructor(
    private readonly sessions: SessionService,
    private readonly sessionCookie: SessionCookie,
  ) {}

  @Get('devices')
  @ApiOperation({
    summary: 'The devices that are logged in',
    description:
      'One row for each device and day in WIB, those of this device first. At most 100 sessions are open.',
  })
  @ApiOkResponse({ type: [DeviceResponse] })
  @ApiErrors()
  async listDevices(@Req() request: Request): Promise<DeviceResponse[]> {
    const devices = await this.sessions.listDevices(this.sessionCookie.read(request) ?? '');
    return devices.map((device) => ({ ...device, lastUsedAt: device.lastUsedAt.toISOString() }));
  }

  @Delete('devices')
  @KeepsCache()
  @HttpCode(204)
  @ApiOperation({ summary: 'Log out all devices but this one' })
  @ApiNoContentResponse()
  @ApiErrors(403)
  async logOutOthers(@Req() request: Request): Promise<void> {
    await this.sessions.endOthers(this.sessionCookie.read(request) ?? '');
  }

  @Delete('devices/:id')
  @KeepsCache()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Log out a device',
    description: 'Has no effect on a device that is not logged in.',
  })
  @ApiParam(ID)
  @ApiNoContentResponse()
  @ApiErrors(403, 404)
  async logOutDevice(@Id() id: string): Promise<void> {
    await this.sessions.endDevice(id);
  }

  @Get('login-notices')
  @NoSessionRefresh()
  @ApiOperation({
    summary: 'Logins and wrong passwords that the owner has not confirmed',
    description: 'The oldest first. Asking does not extend the session.',
  })
  @ApiOkResponse({ type: [LoginNoticeResponse] })
  @ApiErrors()
  async listLoginNotices(): Promise<LoginNoticeResponse[]> {
    const notices = await this.sessions.listNotices();
    return notices.map((notice) => ({ ...notice, at: notice.at.toISOString() }));
  }

  @Post('login-notices/confirm')
  @KeepsCache()
  @HttpCode(204)
  @ApiOperation({ summary: 'Confirm a notice, which is then no longer listed' })
  @ApiNoContentResponse()
  @ApiErrors(400, 403)
  async confirmLoginNotice(@Body() { kind, at }: LoginNoticeBody): Promise<void> {
    await this.sessions.confirmNotice({ kind, at: requireInstant(at) });
  }
}
