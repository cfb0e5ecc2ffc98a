import { Controller, Delete, Get, HttpCode, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProperty } from '@nestjs/swagger';
import type { Request } from 'express';
import { AdminOnly, ApiErrors, ApiTag, ID, Id, KeepsCache, uuid } from '../../../platform/index.js';
import { SessionService } from '../../application/session-service.js';
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

@ApiTag('devices', 'The devices that are logged in.')
@AdminOnly()
@Controller('api/admin/devices')
export class DevicesController {
  constructor(
    private readonly sessions: SessionService,
    private readonly sessionCookie: SessionCookie,
  ) {}

  @Get()
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

  @Delete()
  @KeepsCache()
  @HttpCode(204)
  @ApiOperation({ summary: 'Log out all devices but this one' })
  @ApiNoContentResponse()
  @ApiErrors(403)
  async logOutOthers(@Req() request: Request): Promise<void> {
    await this.sessions.endOthers(this.sessionCookie.read(request) ?? '');
  }

  @Delete(':id')
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
}
