import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PhotoUppy } from './chosen-photo';
import { createPhotoUppy } from './photo-uppy';

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** A PUT that is answered when the test says so. */
class HeldPut extends EventTarget {
  static all: HeldPut[] = [];
  readonly upload = new EventTarget();
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly responseText = '';
  status = 0;
  aborted = false;

  send(): void {
    HeldPut.all.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  sent(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  answer(status = 200): void {
    this.status = status;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

describe('The uploader of photos', () => {
  const real = { fetch, XMLHttpRequest: globalThis.XMLHttpRequest, location: globalThis.location };
  let addresses = 0;
  let publishAnswers: Response[] = [];
  let uppy: PhotoUppy;

  beforeEach(() => {
    addresses = 0;
    publishAnswers = [];
    HeldPut.all = [];
    const respond = (input: unknown) => {
      const url = String(input);
      if (url.endsWith('/api/objects/upload')) {
        addresses += 1;
        return answer(200, { uploadURL: `https://shop.example/put/${addresses}` });
      }
      return publishAnswers.shift() ?? answer(200, { objectPath: '/objects/published.png' });
    };
    Object.assign(globalThis, {
      fetch: jest.fn((input: unknown) => Promise.resolve(respond(input))),
      XMLHttpRequest: HeldPut,
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

  it('sends six photos at once, and the next when one is done', async () => {
    choose(8);
    const done = uppy.upload();
    await settled();
    expect(HeldPut.all).toHaveLength(6);
    HeldPut.all[0]?.answer();
    await settled();
    expect(HeldPut.all).toHaveLength(7);
    for (const put of HeldPut.all.slice(1)) put.answer();
    await settled();
    HeldPut.all[7]?.answer();
    await done;
    expect(uppy.getFiles().map(({ meta }) => meta.objectPath)).toEqual(
      Array.from({ length: 8 }, () => '/objects/published.png'),
    );
    expect(addresses).toBe(8);
  });

  it('reports how far a photo is', async () => {
    choose(1);
    const done = uppy.upload();
    await settled();
    HeldPut.all[0]?.sent(4);
    expect(first()?.progress).toMatchObject({ bytesUploaded: 4, bytesTotal: 7, percentage: 57 });
    HeldPut.all[0]?.answer();
    await done;
    expect(first()?.progress).toMatchObject({ uploadComplete: true, complete: true, percentage: 100 });
  });

  it('publishes a photo that was uploaded before without uploading it again', async () => {
    publishAnswers = [answer(415, { statusCode: 415, message: 'Berkas ini bukan foto.', error: 'Error' })];
    choose(1);
    const failing = uppy.upload();
    await settled();
    HeldPut.all[0]?.answer();
    await failing;
    expect(first()).toMatchObject({
      error: 'Non 2xx',
      meta: { explanation: 'Berkas ini bukan foto.' },
    });
    await uppy.upload();
    expect(first()?.meta.objectPath).toBe('/objects/published.png');
    expect(first()?.meta.explanation).toBeUndefined();
    expect(HeldPut.all).toHaveLength(1);
  });

  it('uploads a refused photo again when it is told to, to an address of its own', async () => {
    choose(1);
    const failing = uppy.upload();
    await settled();
    HeldPut.all[0]?.answer(403);
    await failing;
    expect(first()?.error).toBe('Request has expired');
    const done = uppy.upload();
    await settled();
    HeldPut.all[1]?.answer();
    await done;
    expect(first()?.meta.objectPath).toBe('/objects/published.png');
    expect(addresses).toBe(2);
  });

  it('stops sending a photo that is removed', async () => {
    choose(2);
    const done = uppy.upload();
    await settled();
    uppy.removeFile(first()?.id ?? '');
    expect(HeldPut.all[0]?.aborted).toBe(true);
    HeldPut.all[1]?.answer();
    await done;
    expect(uppy.getFiles().map(({ name, error }) => [name, error])).toEqual([['2.png', undefined]]);
  });
});
