import { createStore } from '../ui/store';
import { newId } from './new-id';
import { type Draft, type HeldFile, type Kept, removeDraft, writeDraft } from './draft-store';

const DELAY_MS = 300;

export interface Snapshot extends Pick<Draft, 'form' | 'item' | 'version' | 'values'> {
  readonly files: readonly HeldFile[];
}

/** Writes the draft of one form. Changes within 300 ms are written together. */
export class DraftWriter {
  /** The part of the draft that the last write stored. */
  readonly kept = createStore<Kept>('all');
  private id = newId();
  private isWritten = false;
  private files: readonly HeldFile[] = [];
  private pending: { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void } | undefined;

  /** @param take returns the form's content at the time of writing; undefined when there is nothing to store. */
  schedule(take: () => Snapshot | undefined): void {
    if (this.pending) return;
    const run = () => {
      this.cancel();
      const snapshot = take();
      if (snapshot) void this.write(snapshot);
      else this.remove();
    };
    this.pending = { run, timer: setTimeout(run, DELAY_MS) };
  }

  flush(): void {
    this.pending?.run();
  }

  cancel(): void {
    clearTimeout(this.pending?.timer);
    this.pending = undefined;
  }

  /** Removes the draft. The next write begins a new draft. */
  remove(): void {
    this.cancel();
    if (this.isWritten) void removeDraft(this.id);
    this.id = newId();
    this.isWritten = false;
    this.files = [];
    this.kept.set('all');
  }

  /** Continues a draft that was written before. */
  adopt({ id, filesDropped }: Draft): void {
    this.id = id;
    this.isWritten = true;
    this.files = [];
    this.kept.set(filesDropped ? 'text' : 'all');
  }

  isOwn(draft: Draft): boolean {
    return draft.id === this.id;
  }

  private async write({ files, ...content }: Snapshot): Promise<void> {
    const { id } = this;
    const filesChanged =
      files.length !== this.files.length || files.some(({ data }, at) => data !== this.files[at]?.data);
    // Unchanged files are not written again, so files that did not fit before are still missing.
    const filesDropped = !filesChanged && this.kept.get() !== 'all';
    this.files = files;
    this.isWritten = true;
    const kept = await writeDraft({ id, ...content, filesDropped }, filesChanged ? files : undefined);
    // The id has changed if this draft was removed, or an earlier draft was adopted, during the write.
    if (kept && id === this.id) this.kept.set(kept);
  }
}
