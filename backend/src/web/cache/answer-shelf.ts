import type { KeptAnswer } from './kept-answer.js';

/** The kept answers of one state of the shop; when there is no more room, the least recently used go first. */
export class AnswerShelf {
  private readonly answers = new Map<string, KeptAnswer>();
  private version: number | undefined;
  /** The key at the end of the map, which need not be moved there. */
  private latest: string | undefined;
  private used = 0;

  /** @param room bytes of memory. */
  constructor(private readonly room: number) {}

  /** @param version the state of the shop now; undefined while that is not known. */
  find(key: string, version: number | undefined): KeptAnswer | undefined {
    if (version !== this.version) this.clear(version);
    const answer = this.answers.get(key);
    if (!answer) return undefined;
    if (key !== this.latest) {
      this.answers.delete(key);
      this.answers.set(key, answer);
      this.latest = key;
    }
    return answer;
  }

  keep(key: string, answer: KeptAnswer, version: number): void {
    const size = sizeOf(key, answer);
    // One giant would push everybody else out.
    if (size > this.room / 8) return;
    const old = this.find(key, version);
    if (old) this.used -= sizeOf(key, old);
    this.answers.set(key, answer);
    this.latest = key;
    this.used += size;
    for (const [oldest, forgotten] of this.answers) {
      if (this.used <= this.room) break;
      this.answers.delete(oldest);
      this.used -= sizeOf(oldest, forgotten);
    }
  }

  private clear(version: number | undefined): void {
    this.answers.clear();
    this.latest = undefined;
    this.used = 0;
    this.version = version;
  }
}

function sizeOf(key: string, answer: KeptAnswer): number {
  return answer.size + 2 * key.length;
}
