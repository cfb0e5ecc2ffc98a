import type { Request, Response } from 'express';
import multer from 'multer';
import { DomainError } from '../../../platform/domain/domain-error.js';
import type { UploadService } from '../../application/upload-service.js';
import * as messages from '../../domain/messages.js';
import { MAX_PHOTOS_PER_REQUEST } from '../../domain/refusals.js';
import type { Upload } from '../../domain/upload.js';
import { bodyOf, uploadInterrupted } from './request-body.js';

// The size of a file is limited by `receiveNew`.
const LIMITS: multer.Options['limits'] = {
  files: MAX_PHOTOS_PER_REQUEST,
  fields: 0,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** Streams the photos of a multipart body into quarantine. If one photo fails, all photos are discarded. */
export async function receivePhotos(
  request: Request,
  response: Response,
  service: UploadService,
): Promise<Upload[]> {
  if (!request.is('multipart/form-data')) throw new DomainError('unsupported-type', messages.notMultipart);
  const pendingUploads: Promise<Upload>[] = [];
  const storage: multer.StorageEngine = {
    _handleFile: (_request, file, done) => {
      const pending = service.receiveNew(bodyOf(file.stream));
      pendingUploads.push(pending);
      pending.then(() => done(null, {}), done);
    },
    // multer calls this function to remove the files of a failed request. Nothing is done here, because the photos are
    // discarded below.
    _removeFile: (_request, _file, done) => done(null),
  };
  const receive = multer({ storage, limits: LIMITS }).array('files', MAX_PHOTOS_PER_REQUEST);
  try {
    await new Promise<void>((resolve, reject) => {
      receive(request, response, (error: unknown) => (error ? reject(requestErrorOf(error)) : resolve()));
    });
    if (pendingUploads.length === 0) throw new DomainError('invalid', messages.noFiles);
    return await Promise.all(pendingUploads);
  } catch (error) {
    const results = await Promise.allSettled(pendingUploads);
    const received = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    await Promise.allSettled(received.map((upload) => service.discard(upload)));
    // If a photo failed, the error of this photo is thrown, because it is more precise than the error of the whole
    // body.
    throw results.find((result) => result.status === 'rejected')?.reason ?? error;
  }
}

function requestErrorOf(error: unknown): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof multer.MulterError)
    return new DomainError('invalid', messages.tooManyFiles(MAX_PHOTOS_PER_REQUEST));
  return uploadInterrupted(error);
}
