import type { Request, Response } from 'express';
import multer from 'multer';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { MAX_IMPORT_BYTES } from '../../domain/import-report.js';
import * as messages from '../../domain/messages.js';

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { files: 1, fields: 0, fieldNameSize: 100, headerPairs: 20, fileSize: MAX_IMPORT_BYTES },
}).single('file');

export const fileTooLarge = (): DomainError => new DomainError('too-large', messages.fileTooLarge);

export async function receiveList(request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    receive(request, response, (error: unknown) => {
      request.resume();
      if (error) reject(refusalOf(error));
      else resolve();
    });
  });
  if (!request.file) throw new DomainError('invalid', messages.noFile);
  return request.file.buffer;
}

function refusalOf(error: unknown): DomainError {
  if (!(error instanceof multer.MulterError))
    return new DomainError('invalid', messages.interrupted, { cause: error });
  return error.code === 'LIMIT_FILE_SIZE' ? fileTooLarge() : new DomainError('invalid', messages.noFile);
}
