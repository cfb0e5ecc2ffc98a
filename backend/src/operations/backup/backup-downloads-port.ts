import type { BackupSink } from './backup-sink.js';

/** The response to a request. */
export interface Download {
  setHeader(name: string, value: string): unknown;
}

export abstract class BackupDownloads {
  /** Sends a backup under this file name. Until the first file exists nothing is sent, so a refusal can be instead. */
  abstract to(response: Download, name: string): BackupSink;
}
