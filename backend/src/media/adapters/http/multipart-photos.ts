import type { Request, Response } from 'express';
import multer from 'multer';
import { DomainError } from '../../../platform/domain/domain-error.js';
import type { UploadService } from '../../application/upload-service.js';
import { MAX_FILES } from '../../domain/refusals.js';
import type { Upload } from '../../domain/upload.js';
import { bodyOf, brokenOff } from './request-body.js';

const LIMITS: multer.Options['limits'] = { files: MAX_FILES, fields: 0, fieldNameSize: 100, headerPairs: 20 };

/** Streams the photos of a multipart body into quarantine: all of them arrive, or none stays. */
export async function receivePhotos(
  request: Request,
  response: Response,
  service: UploadService,
): Promise<Upload[]> {
  if (!request.is('multipart/form-data'))
    throw new DomainError('unsupported-type', 'Kirim foto sebagai multipart/form-data di kolom "files".');
  const arriving: Promise<Upload>[] = [];
  const storage: multer.StorageEngine = {
    _handleFile: (_request, file, done) => {
      const arrival = service.take(bodyOf(file.stream));
      arriving.push(arrival);
      arrival.then(() => done(null, {}), done);
    },
    // Tidied up below, where it is known what arrived.
    _removeFile: (_request, _file, done) => done(null),
  };
  const receive = multer({ storage, limits: LIMITS }).array('files', MAX_FILES);
  try {
    await new Promise<void>((resolve, reject) => {
      receive(request, response, (error: unknown) => (error ? reject(refusalOf(error)) : resolve()));
    });
    if (arriving.length === 0) throw new DomainError('invalid', 'Pilih paling sedikit satu foto.');
    return await Promise.all(arriving);
  } catch (error) {
    const arrivals = await Promise.allSettled(arriving);
    const arrived = arrivals.flatMap((arrival) => (arrival.status === 'fulfilled' ? arrival.value : []));
    await Promise.allSettled(arrived.map((upload) => service.discard(upload)));
    // Why a photo did not arrive says more than what became of the body after that.
    throw arrivals.find((arrival) => arrival.status === 'rejected')?.reason ?? error;
  }
}

function refusalOf(error: unknown): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof multer.MulterError)
    return new DomainError(
      'invalid',
      `Kirim paling banyak ${String(MAX_FILES)} foto, semuanya di kolom "files".`,
    );
  return brokenOff(error);
}
