import heicUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { PhotoRefusal } from '../../text/admin-photos';
import type { PhotoHeader } from './photo-header';
import { PhotoPreparer } from './photo-intake';
import { MAX_HEIC_PIXELS } from './photo-limits';
import type { PhotoRequest, PhotoResponse } from './photo-worker';

// A slow phone prepares a photo in some seconds, far less than this limit.
const TIMEOUT_MS = 120_000;

/** Whether the browser has the APIs that the worker needs. Other browsers upload unchanged photos. */
export const canPrepare = (): boolean =>
  typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/** Prepares photos in a worker. The worker is started for the first photo. */
export class WorkerPhotoPreparer extends PhotoPreparer {
  private worker: Worker | undefined;

  async prepare(photo: Blob, header: PhotoHeader, shrink: boolean): Promise<Blob | PhotoRefusal> {
    const request: PhotoRequest = {
      photo: photo.slice(0, photo.size, `image/${header.format}`),
      header,
      shrink,
    };
    const response = await this.ask(request);
    if (response !== 'heic-needed') return response;
    if (header.width * header.height > MAX_HEIC_PIXELS) return 'too-many-pixels-of-heic';
    // The page compiles libheif, because a worker's security policy forbids compiling.
    const heic = await WebAssembly.compileStreaming(fetch(heicUrl)).catch(() => undefined);
    if (!heic) return 'failed';
    const converted = await this.ask({ ...request, heic });
    return converted === 'heic-needed' ? 'broken' : converted;
  }

  release(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private ask(request: PhotoRequest): Promise<PhotoResponse | 'failed'> {
    const worker = (this.worker ??= new Worker(new URL('./photo-worker.ts', import.meta.url), {
      type: 'module',
    }));
    return new Promise((resolve) => {
      const fail = () => {
        this.release();
        end('failed');
      };
      const timer = setTimeout(fail, TIMEOUT_MS);
      const end = (response: PhotoResponse | 'failed') => {
        clearTimeout(timer);
        resolve(response);
      };
      worker.onmessage = ({ data }: MessageEvent<PhotoResponse>) => end(data);
      worker.onerror = fail;
      worker.postMessage(request);
    });
  }
}
