import { Controller, Get, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PasswordConfirmations } from '../../../../admin-auth/index.js';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Clock,
  DomainError,
  NoSessionRefresh,
} from '../../../../platform/index.js';
import { BackupService } from '../../application/backup-service.js';
import { BackupDownloads } from '../../application/ports/backup-downloads.js';
import { BackupStatus } from '../../application/ports/backup-status.js';
import { isOverdue } from '../../domain/backup-age.js';
import * as messages from '../../domain/messages.js';
import { BackupStatusResponse } from './backup.bodies.js';

const WAIT_MS = 10_000;

@ApiTag('backup', 'A copy of the whole shop in one file.')
@AdminOnly()
@Controller('api/admin')
export class BackupController {
  private readonly logger = new Logger('Backup');

  constructor(
    private readonly backups: BackupService,
    private readonly downloads: BackupDownloads,
    private readonly status: BackupStatus,
    private readonly confirmations: PasswordConfirmations,
    private readonly clock: Clock,
  ) {}

  @Get('backup-status')
  @NoSessionRefresh()
  @ApiOperation({
    summary: 'When the shop was last backed up',
    description: 'Asking does not extend the session.',
  })
  @ApiOkResponse({ type: BackupStatusResponse })
  @ApiErrors()
  async getBackupStatus(): Promise<BackupStatusResponse> {
    const { countedFrom, lastBackupAt } = await this.status.read();
    return {
      lastBackupAt: lastBackupAt?.toISOString() ?? null,
      isOverdue: isOverdue(lastBackupAt ?? countedFrom, await this.clock.now()),
    };
  }

  @Get('backup')
  @ApiOperation({
    summary: 'Download a backup of the whole shop',
    description:
      'A tar file for `npm run restore`. It holds everything that the owner entered, the password in hashed form, and all ' +
      'images. Counts as a backup when it was sent completely.',
  })
  @ApiQuery({
    name: 'confirmation',
    description: 'From confirmPassword, at most a minute old',
    example: '1795329000000.pYSmvqxyqCFFYLOpQnUgUmMZHnNFHL3cPfKGUNqGGPo',
  })
  @ApiOkResponse({ content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors(new DomainError('forbidden', messages.confirmationNeeded))
  async downloadBackup(
    @Query('confirmation') confirmation: unknown,
    @Req() request: Request & { readonly sessionId?: string },
    @Res() response: Response,
  ): Promise<void> {
    const typed = typeof confirmation === 'string' ? confirmation : '';
    if (!(await this.confirmations.verify(request.sessionId ?? '', typed)))
      throw new DomainError('forbidden', messages.confirmationNeeded);
    const name = `etalase-${(await this.clock.now()).toISOString().slice(0, 10)}.tar`;
    const summary = await this.backups.write(this.downloads.to(response, name), { waitMs: WAIT_MS });
    if (!summary) throw new DomainError('unavailable', messages.backupBusy, { retryAfterSeconds: 60 });
    this.logger.log(`A backup was downloaded: ${summary.rows} rows, ${summary.images} images`);
  }
}
