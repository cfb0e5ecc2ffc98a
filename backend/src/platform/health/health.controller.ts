import { Controller, Get, Header, HttpCode, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../http/access.js';
import { Readiness } from './readiness.js';

@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('healthz')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(): Promise<{ status: string }> {
    if (!(await this.readiness.isReady())) throw new ServiceUnavailableException();
    return { status: 'ok' };
  }
}
