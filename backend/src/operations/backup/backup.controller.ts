import { Controller, Get, Logger, MethodNotAllowedException, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PasswordConfirmations } from '../../admin-auth/index.js';
import { ContentService } from '../../content/index.js';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Clock,
  DomainError,
  invalidField,
  NoSessionRefresh,
} from '../../platform/index.js';
import { BackupDownloads, ClientStopped, downloadName } from './backup-downloads.js';
import { BackupService, remarksOn } from './backup-service.js';
import { BackupStatus, isOverdue } from './backup-status.js';
import {
  backupBusy,
  BackupStatusResponse,
  confirmationNeeded,
  confirmationNotOne,
  DailyBackupsResponse,
  dailyUnreadable,
  DownloadQuery,
} from './backup.bodies.js';
import { DailyList } from './daily-list.js';

// The longest time that a download waits for another backup or for the clean-up of images.
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
    private readonly content: ContentService,
    private readonly clock: Clock,
    private readonly daily: DailyList,
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

  @Get('daily-backups')
  @ApiOperation({
    summary: 'List the daily backups',
    description: 'They are downloaded with `downloadBackup`.',
  })
  @ApiOkResponse({ type: DailyBackupsResponse })
  @ApiErrors()
  async listDailyBackups(): Promise<DailyBackupsResponse> {
    const { problem, backups } = await this.daily.read();
    return {
      problem,
      backups: backups.map((backup) => ({ ...backup, takenAt: backup.takenAt.toISOString() })),
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
    name: 'daily',
    required: false,
    description: 'The name of a daily backup, which is sent instead of a new backup',
  })
  @ApiQuery({
    name: 'confirmation',
    description: 'From confirmPassword, at most a minute old',
    example: '1795329000000.pYSmvqxyqCFFYLOpQnUgUmMZHnNFHL3cPfKGUNqGGPo',
  })
  @ApiOkResponse({ content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors(
    invalidField('confirmation', confirmationNotOne),
    new DomainError('forbidden', confirmationNeeded),
    404,
  )
  async downloadBackup(
    @Query() { confirmation = '', daily }: DownloadQuery,
    @Req() request: Request & { readonly sessionId?: string },
    @Res() response: Response,
  ): Promise<void> {
    // Express would answer HEAD with the handler of GET. That handler would make a backup that nobody receives.
    if (request.method === 'HEAD') {
      response.setHeader('Allow', 'GET');
      throw new MethodNotAllowedException();
    }
    if (!(await this.confirmations.verify(request.sessionId ?? '', confirmation)))
      throw new DomainError('forbidden', confirmationNeeded);
    try {
      const line = daily === undefined ? await this.sendNew(response) : await this.sendDaily(response, daily);
      this.logger.log(line);
    } catch (error) {
      // Before the first byte of the backup is sent, an error response is still possible.
      if (!response.headersSent) throw error;
      const what = 'The download of a backup ended early';
      if (error instanceof ClientStopped) this.logger.log(`${what}: ${error.message}`);
      else this.logger.warn({ err: error }, what);
    }
  }

  private async sendDaily(response: Response, name: string): Promise<string> {
    try {
      const file = await this.daily.open(name);
      await this.downloads.send(file.createReadStream(), response, name, (await file.stat()).size);
      return `The daily backup ${name} was downloaded`;
    } catch (error) {
      if (response.headersSent || error instanceof DomainError) throw error;
      throw new DomainError('unavailable', dailyUnreadable, { cause: error });
    }
  }

  private async sendNew(response: Response): Promise<string> {
    const { site } = await this.content.siteAndIdentity();
    const name = downloadName(site.company, await this.clock.now());
    const summary = await this.backups.write(this.downloads.to(response, name), { waitMs: WAIT_MS });
    if (!summary) throw new DomainError('unavailable', backupBusy, { retryAfterSeconds: 60 });
    const contents = `${summary.rows} rows, ${summary.images} images`;
    return [`A backup was downloaded: ${contents}`, ...remarksOn(summary)].join('. ');
  }
}
