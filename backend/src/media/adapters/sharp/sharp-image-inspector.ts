import { type EncodedFile, ImageInspector, type Inspection } from '../../application/ports.js';
import { endsAsImage } from '../../domain/image-end.js';
import { isHeaderOf } from '../../domain/image-header.js';
import { contentTypeOf } from '../../domain/image-name.js';
import { DecodingProcess } from './decoding-process.js';

const TIMEOUT_MS = 30_000;

/** Reads the headers of images in a separate decoding process, because the files are not trusted. */
export class SharpImageInspector extends ImageInspector {
  override open(): Inspection {
    let process: DecodingProcess | undefined;
    return {
      findBroken: async (files: readonly EncodedFile[]) => {
        // An earlier call may have crashed the process.
        if (!process?.isUsable) process = new DecodingProcess(TIMEOUT_MS);
        const headers = await process.readHeaders(files.map(({ bytes }) => bytes));
        return files.find(
          ({ key, bytes }, i) => !isHeaderOf(key, headers[i]) || !endsAsImage(bytes, contentTypeOf(key)),
        )?.key;
      },
      close: () => process?.end(),
    };
  }
}
