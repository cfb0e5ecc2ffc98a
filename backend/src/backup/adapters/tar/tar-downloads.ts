import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupDownloads, type Download } from '../../../operations/backup/application/ports/backup-downloads.js';
import { type BackupFile, BackupSink } from '../../../operations/backup/application/ports/backup-sink.js';
import { tarOf } from '../../../operations/backup/adapters/tar/tar-stream.js';

/** Backups as tar files over HTTP. */
export class TarDownloads extends BackupDownloads {
  override to(response: Download & Writable, name: string): BackupSink {
    return new ResponseSink(response, name);
  }
}

class ResponseSink extends BackupSink {
  constructor(
    private readonly response: Download & Writable,
    private readonly name: string,
  ) {
    super();
  }

  override async store(files: AsyncIterable<BackupFile>): Promise<void> {
    const tar = tarOf(files);
    await new Promise<void>((done, fail) => tar.once('readable', done).once('error', fail));
    this.response.setHeader('Content-Type', 'application/x-tar');
    this.response.setHeader('Content-Disposition', `attachment; filename="${this.name}"`);
    await pipeline(tar, this.response);
  }
}
