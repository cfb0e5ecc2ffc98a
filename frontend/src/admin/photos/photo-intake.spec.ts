import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { PhotoRefusal } from '../../text/admin-photos';
import type { PhotoUppy } from './chosen-photo';
import type { PhotoHeader } from './photo-header';
import { PhotoIntake, PhotoPreparer } from './photo-intake';
import { createPhotoUppy } from './photo-uppy';

/** Turns every photo into a small JPEG, unless `outcome` is set, and records the requests. */
class FakePreparer extends PhotoPreparer {
  readonly asked: (readonly [format: string, shrink: boolean])[] = [];
  atOnce = 0;
  released = 0;
  outcome: PhotoRefusal | undefined;

  async prepare(_photo: Blob, { format }: PhotoHeader, shrink: boolean): Promise<Blob | PhotoRefusal> {
    this.asked.push([format, shrink]);
    this.atOnce += 1;
    if (this.atOnce > 1) throw new Error('Two photos at once');
    await new Promise((resolve) => setTimeout(resolve));
    this.atOnce -= 1;
    return this.outcome ?? new Blob([`small ${this.asked.length}`], { type: 'image/jpeg' });
  }
  release(): void {
    this.released += 1;
  }
}

const JPEG = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c01020' } })
  .jpeg()
  .toBuffer();
const AVIF = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c01020' } })
  .avif({ effort: 0 })
  .toBuffer();

const file = (name: string, bytes: Buffer = JPEG) => new File([new Uint8Array(bytes)], name);
const heavy = (name: string) => file(name, Buffer.concat([JPEG, Buffer.alloc(5 * 1024 * 1024)]));
const text = (name: string) => file(name, Buffer.from('This is a letter and no photo.'));

/** A PNG whose header can state any size. */
function png(name: string, width: number, height: number): File {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return file(name, bytes);
}

describe('PhotoIntake', () => {
  let uppy: PhotoUppy;
  let preparer: FakePreparer;
  let intake: PhotoIntake;
  beforeEach(() => {
    uppy = createPhotoUppy({ maxNumberOfFiles: 5, maxFileSize: 5 * 1024 * 1024 });
    preparer = new FakePreparer();
    intake = new PhotoIntake(uppy, preparer);
  });
  afterEach(() => uppy.destroy());

  const chosen = () => uppy.getFiles().map(({ name }) => name);
  const refused = () => intake.state.get().refused.map(({ file: { name }, fix }) => [name, fix]);
  const reasons = () => intake.state.get().refused.map(({ reason }) => reason);

  it('prepares photos one at a time, in order, and releases the preparer afterwards', async () => {
    intake.add([file('1.jpg'), file('2.avif', AVIF)], 5, true);
    intake.add([file('3.jpg')], 5, true);
    await intake.settled();
    expect(chosen()).toEqual(['1.jpg', '2.avif', '3.jpg']);
    expect(uppy.getFiles().map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
    expect(preparer.asked).toEqual([
      ['jpeg', true],
      ['avif', true],
      ['jpeg', true],
    ]);
    expect(preparer.released).toBeGreaterThan(0);
  });

  it('drops photos in preparation when `restore` replaces the photos', async () => {
    intake.add([file('a.jpg'), file('b.jpg')], 2, true);
    await new Promise((resolve) => setTimeout(resolve));
    intake.restore([]);
    intake.add([file('c.jpg'), file('d.jpg')], 2, true);
    await intake.settled();
    expect(chosen()).toEqual(['c.jpg', 'd.jpg']);
    expect(intake.state.get()).toMatchObject({ waiting: [], refused: [], full: false });
  });

  it('counts photos in preparation towards the limit, but not refused files', async () => {
    const files = [text('surat.jpg'), ...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.jpg`))];
    intake.add(files, 5, true);
    await intake.settled();
    expect(chosen()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']);
    expect(refused()).toEqual([['surat.jpg', undefined]]);
    expect(intake.count()).toBe(5);
    expect(intake.state.get().full).toBe(true);
  });

  it('refuses a non-photo, empty, broken or oversized file without decoding it', async () => {
    const files = [
      text('surat.jpg'),
      file('kosong.jpg', Buffer.alloc(0)),
      file('putus.jpg', JPEG.subarray(0, 30)),
      png('300-megapiksel.png', 20_000, 15_000),
      png('81-megapiksel.png', 9000, 9000),
    ];
    intake.add(files, 5, true);
    await intake.settled();
    expect(preparer.asked).toEqual([]);
    expect(reasons()).toEqual([
      'Berkas ini bukan foto JPEG, PNG, WebP, AVIF, atau HEIC. Pilih foto lain.',
      'Berkas ini kosong. Pilih foto lain.',
      'Foto ini rusak atau tidak lengkap. Pilih foto lain.',
      'Foto ini lebih dari 100 megapiksel. Perkecil dulu fotonya.',
      'Foto ini terlalu besar untuk dibuka di sini. Simpan ulang sebagai JPEG, atau kirim ke diri sendiri lewat WhatsApp lalu pilih hasilnya.',
    ]);
  });

  it('without shrinking, refuses a photo that needs conversion or shrinking, and prepares it on request', async () => {
    const files = [heavy('berat.jpg'), file('baru.avif', AVIF), png('besar.png', 7000, 6000), file('ok.jpg')];
    intake.add(files, 5, false);
    await intake.settled();
    expect(chosen()).toEqual(['ok.jpg']);
    expect(refused()).toEqual([
      ['berat.jpg', 'shrink'],
      ['baru.avif', 'convert'],
      ['besar.png', 'shrink'],
    ]);
    expect(reasons()[0]).toContain('Foto “berat.jpg” lebih besar dari 5 MB.');
    intake.fix(intake.state.get().refused.slice(0, 2), 5);
    await intake.settled();
    expect(chosen()).toEqual(['ok.jpg', 'berat.jpg', 'baru.avif']);
    expect(refused()).toEqual([['besar.png', 'shrink']]);
    expect(preparer.asked).toEqual([
      ['jpeg', false],
      ['jpeg', true],
      ['avif', true],
    ]);
  });

  it('leaves a refused photo in the list when the product has reached its photo limit', async () => {
    intake.add([heavy('berat.jpg'), file('1.jpg')], 5, false);
    await intake.settled();
    intake.fix(intake.state.get().refused, 1);
    await intake.settled();
    expect(refused()).toEqual([['berat.jpg', 'shrink']]);
    expect(intake.state.get().full).toBe(true);
  });

  it('reports an undecodable photo once, and prepares it again when it is chosen again', async () => {
    preparer.outcome = 'broken';
    intake.add([file('rusak.jpg')], 5, true);
    expect((await intake.settled())?.file.name).toBe('rusak.jpg');
    expect(chosen()).toEqual([]);
    expect(await intake.settled()).toBeUndefined();
    preparer.outcome = undefined;
    intake.add([file('rusak.jpg'), file('lain.jpg')], 5, true);
    await intake.settled();
    expect(chosen()).toEqual(['rusak.jpg', 'lain.jpg']);
  });

  it('shows one entry, which can be dismissed, when a file is refused twice', async () => {
    intake.add([text('surat.jpg')], 5, true);
    intake.add([text('surat.jpg')], 5, true);
    await intake.settled();
    expect(refused()).toEqual([['surat.jpg', undefined]]);
    intake.dismiss(intake.state.get().refused[0]?.id ?? 0);
    expect(refused()).toEqual([]);
  });

  it('without a preparer, adds files unchanged and refuses files over 5 MB', () => {
    const plain = new PhotoIntake(uppy);
    plain.add([file('1.jpg'), heavy('berat.jpg')], 5, true);
    expect(chosen()).toEqual(['1.jpg']);
    expect(plain.state.get().refused[0]?.reason).toContain('lebih besar dari 5 MB');
  });
});
