import * as text from '../../text/admin-photos';
import type { PhotoRefusal } from '../../text/admin-photos';
import { createStore } from '../ui/store';
import type { PhotoUppy } from './chosen-photo';
import { type PhotoHeader, readHeaderOf } from './photo-header';
import { refusalOf, serverRefusalOf } from './photo-limits';

export abstract class PhotoPreparer {
  /** @returns the photo in an uploadable form, or the reason why it cannot be uploaded. */
  abstract prepare(photo: Blob, header: PhotoHeader, shrink: boolean): Promise<Blob | PhotoRefusal>;
  abstract release(): void;
}

/** The change that makes a refused photo acceptable. */
export type Fix = 'shrink' | 'convert';

export interface RefusedPhoto {
  readonly id: number;
  readonly file: File;
  readonly reason: string;
  readonly fix?: Fix;
}
export interface WaitingPhoto {
  readonly id: number;
  readonly name: string;
}
interface IntakeState {
  readonly waiting: readonly WaitingPhoto[];
  readonly refused: readonly RefusedPhoto[];
  /** Whether files were left out because there were too many. */
  readonly full: boolean;
  readonly busy: boolean;
}

interface Job {
  readonly id: number;
  readonly file: File;
  readonly header: PhotoHeader;
  readonly shrink: boolean;
}

export class PhotoIntake {
  readonly state = createStore<IntakeState>({ waiting: [], refused: [], full: false, busy: false });
  private lastId = 0;
  /** `restore` aborts this controller, so that photos in preparation are dropped. */
  private replaced = new AbortController();
  /** Ends when all files that were added so far are checked and prepared. */
  private work = Promise.resolve();

  /** @param preparer prepares photos. Without it, Uppy gets the unchanged files. */
  constructor(
    private readonly uppy: PhotoUppy,
    private readonly preparer?: PhotoPreparer,
  ) {}

  count(): number {
    return this.uppy.getFiles().length + this.state.get().waiting.length;
  }

  /** @param max the total number of photos that may be chosen. */
  add(files: Iterable<File>, max: number, shrink: boolean): void {
    const all = [...files];
    this.update({ full: false });
    if (this.preparer) void this.start(this.preparer, all, max, shrink);
    else for (const file of all) if (this.hasPlace(max)) this.addToUppy(file, file);
  }

  /** Replaces the chosen photos with the photos of a draft, which are already prepared. */
  restore(photos: readonly File[]): void {
    this.replaced.abort();
    this.replaced = new AbortController();
    this.update({ waiting: [], full: false });
    this.uppy.removeFiles(this.uppy.getFiles().map(({ id }) => id));
    for (const photo of photos) this.addToUppy(photo, photo);
  }

  /** Changes refused photos so that they become acceptable, and adds them. */
  fix(photos: readonly RefusedPhoto[], max: number): void {
    const shrink = true;
    const fixed = photos.slice(0, Math.max(0, max - this.count()));
    for (const { id } of fixed) this.dismiss(id);
    this.add(
      fixed.map(({ file }) => file),
      max,
      shrink,
    );
    if (fixed.length < photos.length) this.update({ full: true });
  }

  dismiss(id: number): void {
    this.update({ refused: this.state.get().refused.filter((photo) => photo.id !== id) });
  }

  /** Waits until the files that were added so far are prepared. @returns the first file that was refused meanwhile. */
  async settled(): Promise<RefusedPhoto | undefined> {
    const lastIdBefore = this.lastId;
    const { waiting } = this.state.get();
    await this.work;
    // A waiting photo has its id already. A file that is still being read will get a higher id.
    const isNew = ({ id }: RefusedPhoto) => id > lastIdBefore || waiting.some((photo) => photo.id === id);
    return this.state.get().refused.find(isNew);
  }

  private async start(
    preparer: PhotoPreparer,
    files: readonly File[],
    max: number,
    shrink: boolean,
  ): Promise<void> {
    this.update({ busy: true });
    const work = this.receive(preparer, this.work, files, max, shrink);
    this.work = work;
    await work;
    if (this.work !== work) return;
    preparer.release();
    this.update({ busy: false });
  }

  private async receive(
    preparer: PhotoPreparer,
    earlierWork: Promise<void>,
    files: readonly File[],
    max: number,
    shrink: boolean,
  ): Promise<void> {
    const { signal } = this.replaced;
    const headers = await Promise.all(files.map(headerOf));
    if (signal.aborted) return;
    const jobs = files.flatMap((file, index) => this.check(file, headers[index], max, shrink) ?? []);
    await earlierWork;
    for (const job of jobs) await this.prepare(preparer, job, signal);
  }

  private check(
    file: File,
    header: PhotoHeader | PhotoRefusal = 'broken',
    max: number,
    shrink: boolean,
  ): Job | undefined {
    const id = (this.lastId += 1);
    if (typeof header === 'string') return this.refuse(id, file, text.refusalTexts[header]);
    const refusal = refusalOf(header, file.size);
    if (refusal) return this.refuse(id, file, text.refusalTexts[refusal]);
    const need = shrink ? undefined : serverRefusalOf(header);
    if (need) {
      const fix = need === 'needs-conversion' ? 'convert' : 'shrink';
      return this.refuse(id, file, text.refusalTexts[need], fix);
    }
    const { name, size } = file;
    const type = `image/${header.format}`;
    const sizeError = shrink ? undefined : this.uppy.validateSingleFile({ name, size, type, extension: '' });
    if (sizeError) return this.refuse(id, file, sizeError, 'shrink');
    if (!this.hasPlace(max)) return undefined;
    this.update({ waiting: [...this.state.get().waiting, { id, name }] });
    return { id, file, header, shrink };
  }

  private async prepare(
    preparer: PhotoPreparer,
    { id, file, header, shrink }: Job,
    replaced: AbortSignal,
  ): Promise<void> {
    if (replaced.aborted) return;
    const prepared = await preparer.prepare(file, header, shrink);
    if (replaced.aborted) return;
    this.update({ waiting: this.state.get().waiting.filter((photo) => photo.id !== id) });
    if (typeof prepared !== 'string') this.addToUppy(file, prepared, id);
    else this.refuse(id, file, text.refusalTexts[prepared], prepared === 'failed' ? 'shrink' : undefined);
  }

  private addToUppy(file: File, photo: Blob, id = (this.lastId += 1)): void {
    try {
      this.uppy.addFile({ name: file.name, type: photo.type, data: photo, source: 'local' });
    } catch (error) {
      if (error instanceof Error) this.refuse(id, file, error.message);
    }
  }

  /** Whether one more photo may be chosen. If not, the state records that files were left out. */
  private hasPlace(max: number): boolean {
    const hasPlace = this.count() < max;
    if (!hasPlace) this.update({ full: true });
    return hasPlace;
  }

  private refuse(id: number, file: File, reason: string, fix?: Fix): undefined {
    // If the same file was chosen again, its new refusal replaces the earlier one.
    const others = this.state
      .get()
      .refused.filter((photo) => photo.file.name !== file.name || photo.file.size !== file.size);
    this.update({ refused: [...others, { id, file, reason, fix }] });
    return undefined;
  }

  private update(changes: Partial<IntakeState>): void {
    this.state.set({ ...this.state.get(), ...changes });
  }
}

async function headerOf(file: File): Promise<PhotoHeader | PhotoRefusal> {
  if (file.size === 0) return 'empty';
  try {
    return await readHeaderOf(file);
  } catch {
    // The file cannot be read, for example because it was removed after the choice.
    return 'broken';
  }
}
