import { beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SharpImageEncoder } from '../src/media/adapters/sharp/sharp-image-encoder.js';
import { ImageEncoder } from '../src/media/application/ports.js';
import { decoderPids } from '../src/media/testing/decoders.js';
import { jpeg } from '../src/media/testing/photos.js';
import { shopForFile } from './support/shop.js';
import { filesOf, createUpload, publish, put, rowsOf, upload } from './support/uploads.js';

/** Emits `encode` just before a photo is sent to the decoder. */
class WatchedEncoder extends SharpImageEncoder {
  readonly events = new EventTarget();

  override encode(source: Uint8Array): ReturnType<SharpImageEncoder['encode']> {
    this.events.dispatchEvent(new Event('encode'));
    return super.encode(source);
  }
}

const encoder = new WatchedEncoder();
const shop = await shopForFile({
  override: (builder) => builder.overrideProvider(ImageEncoder).useValue(encoder),
});
const admin = await shop.login();

(process.platform === 'linux' ? describe : describe.skip)('a decoder that is killed', () => {
  let photo: Buffer;
  beforeAll(async () => {
    photo = await jpeg();
  });

  /** Kills the decoder during `work`. The decoder is suspended first, so that it cannot finish earlier. */
  const withKilledDecoder = async <T extends { status: number }>(work: () => PromiseLike<T>): Promise<T> => {
    // This upload starts the decoder process, unless one already runs.
    await upload(shop, admin, photo);
    const [pid = Number.NaN] = decoderPids();
    process.kill(pid, 'SIGSTOP');
    const encoding = once(encoder.events, 'encode');
    const response = Promise.resolve(work());
    await encoding;
    // Meanwhile the photo is sent to the decoder.
    await nextTurn();
    process.kill(pid, 'SIGKILL');
    return response;
  };
  const unavailable = {
    status: 503,
    headers: { 'retry-after': '5' },
    body: { message: 'Foto ini belum dapat diproses. Coba lagi sebentar lagi.' },
  };

  it('a crash of the decoder leaves the upload in quarantine, and the upload can be published later', async () => {
    const path = await createUpload(admin);
    await put(shop, path, photo).expect(200);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await withKilledDecoder(() => publish(admin, path))).toMatchObject(unavailable);
    expect((await filesOf(shop)).filter((file) => file.startsWith('quarantine/'))).toHaveLength(1);
    const { body } = await publish(admin, path).expect(200);
    await shop.request().get(body.objectPath).expect(200);
  });

  it('a crash of the decoder makes POST /api/media answer 503 and store none of the photos', async () => {
    await upload(shop, admin, photo);
    const before = [await filesOf(shop), await rowsOf(shop)];
    const other = await jpeg(300, 200);
    const form = () =>
      admin.post('/api/media').attach('files', other, 'a.jpg').attach('files', other, 'b.jpg');
    expect(await withKilledDecoder(form)).toMatchObject(unavailable);
    const [files, rows] = [await filesOf(shop), await rowsOf(shop)];
    expect(files).toEqual(before[0]);
    // The number of uploads is not compared, because `withKilledDecoder` makes an upload.
    expect(rows).toMatchObject({ images: (before[1] as typeof rows).images });
    await form().expect(200);
  });
});
