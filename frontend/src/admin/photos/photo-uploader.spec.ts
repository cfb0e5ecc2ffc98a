import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PhotoUppy } from './chosen-photo';
import { createPhotoUppy } from './photo-uppy';

const jsonResponse = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status });

/** An XMLHttpRequest that ends when the test calls `respond`. */
class PendingPut extends EventTarget {
  static all: PendingPut[] = [];
  readonly upload = new EventTarget();
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly responseText = '';
  status = 0;
  aborted = false;

  send(): void {
    PendingPut.all.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  sent(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  respond(status = 200): void {
    this.status = status;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

describe('The photo uploader', () => {
  const real = { fetch, XMLHttpRequest: globalThis.XMLHttpRequest, location: globalThis.location };
  let uploadUrlCount = 0;
  let publishResponses: Response[] = [];
  let uppy: PhotoUppy;

  beforeEach(() => {
    uploadUrlCount = 0;
    publishResponses = [];
    PendingPut.all = [];
    const handle = (input: unknown) => {
      const url = String(input);
      if (url.endsWith('/api/objects/upload')) {
        uploadUrlCount += 1;
        return jsonResponse(200, { uploadURL: `https://shop.example/put/${uploadUrlCount}` });
      }
      return publishResponses.shift() ?? jsonResponse(200, { objectPath: '/objects/published.png' });
    };
    Object.assign(globalThis, {
      fetch: jest.fn((input: unknown) => Promise.resolve(handle(input))),
      XMLHttpRequest: PendingPut,
      location: new URL('https://shop.example/admin'),
    });
    uppy = createPhotoUppy({ maxNumberOfFiles: 10 });
  });
  afterEach(() => {
    uppy.destroy();
    Object.assign(globalThis, real);
  });

  const choose = (count: number) => {
    for (let n = 1; n <= count; n += 1)
      uppy.addFile({ name: `${n}.png`, type: 'image/png', data: new Blob([`photo ${n}`]) });
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  const first = () => uppy.getFiles()[0];

  it('uploads six photos at a time and starts the next when one is done', async () => {
    choose(8);
    const done = uppy.upload();
    await settled();
    expect(PendingPut.all).toHaveLength(6);
    PendingPut.all[0]?.respond();
    await settled();
    expect(PendingPut.all).toHaveLength(7);
    for (const put of PendingPut.all.slice(1)) put.respond();
    await settled();
    PendingPut.all[7]?.respond();
    await done;
    expect(uppy.getFiles().map(({ meta }) => meta.objectPath)).toEqual(
      Array.from({ length: 8 }, () => '/objects/published.png'),
    );
    expect(uploadUrlCount).toBe(8);
  });

  it('reports the progress of an upload in bytes and percent', async () => {
    choose(1);
    const done = uppy.upload();
    await settled();
    // The bytes of the photo are the text 'photo 1', so their total is 7.
    PendingPut.all[0]?.sent(4);
    expect(first()?.progress).toMatchObject({ bytesUploaded: 4, bytesTotal: 7, percentage: 57 });
    PendingPut.all[0]?.respond();
    await done;
    expect(first()?.progress).toMatchObject({ uploadComplete: true, complete: true, percentage: 100 });
  });

  it('retries only the publishing of a photo whose upload succeeded', async () => {
    publishResponses = [
      jsonResponse(415, { statusCode: 415, message: 'Berkas ini bukan foto.', error: 'Error' }),
    ];
    choose(1);
    const failing = uppy.upload();
    await settled();
    PendingPut.all[0]?.respond();
    await failing;
    expect(first()).toMatchObject({
      error: 'Non 2xx',
      meta: { explanation: 'Berkas ini bukan foto.' },
    });
    await uppy.upload();
    expect(first()?.meta.objectPath).toBe('/objects/published.png');
    expect(first()?.meta.explanation).toBeUndefined();
    expect(PendingPut.all).toHaveLength(1);
  });

  it('requests a new upload URL for the retry after an upload was refused with 403', async () => {
    choose(1);
    const failing = uppy.upload();
    await settled();
    PendingPut.all[0]?.respond(403);
    await failing;
    expect(first()?.error).toBe('Request has expired');
    const done = uppy.upload();
    await settled();
    PendingPut.all[1]?.respond();
    await done;
    expect(first()?.meta.objectPath).toBe('/objects/published.png');
    expect(uploadUrlCount).toBe(2);
  });

  it('aborts the upload of a photo that is removed', async () => {
    choose(2);
    const done = uppy.upload();
    await settled();
    uppy.removeFile(first()?.id ?? '');
    expect(PendingPut.all[0]?.aborted).toBe(true);
    PendingPut.all[1]?.respond();
    await done;
    expect(uppy.getFiles().map(({ name, error }) => [name, error])).toEqual([['2.png', undefined]]);
  });
});
