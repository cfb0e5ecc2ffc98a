import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { BackupFile } from './backup-service.js';
import { BackupDownloads, downloadName } from './backup-downloads.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A response whose client reads bytes only when the test calls `takeOne`. */
class Response extends Writable {
  taken = 0;
  private readonly untaken: (() => void)[] = [];

  constructor() {
    super({ highWaterMark: 16 * 1024 });
  }

  readonly setHeader = (): void => undefined;

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.untaken.push(() => {
      this.taken += bytes.length;
      done();
    });
  }

  /** Lets the client read one written chunk. @returns false if no chunk is written. */
  takeOne(): boolean {
    const next = this.untaken.shift();
    next?.();
    return next !== undefined;
  }
}

async function* files(count: number, beforeEachFile?: () => Promise<void>): AsyncGenerator<BackupFile> {
  for (let i = 1; i <= count; i += 1) {
    await beforeEachFile?.();
    yield { name: `tables/product/${String(i).padStart(6, '0')}`, bytes: new Uint8Array(1024 * 1024) };
  }
}

describe('the name of a downloaded backup', () => {
  const now = new Date('2026-11-25T21:24:59Z');

  it.each([
    ['Kopi & Teh', 'WIB', 'cadangan-kopi-teh-2026-11-26-0424.tar'],
    ['Café Lestari', 'WIT', 'cadangan-cafe-lestari-2026-11-26-0624.tar'],
    ['印刷', 'WITA', 'cadangan-2026-11-26-0524.tar'],
  ] as const)('has the slug of the shop %s and the time in %s', (name, timeZone, expected) => {
    expect(downloadName({ name, timeZone }, now)).toBe(expected);
  });
});

describe('a download of a backup', () => {
  let response: Response;
  let outcome: string | undefined;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    response = new Response();
    outcome = undefined;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const start = (source: AsyncIterable<BackupFile>): void =>
    void new BackupDownloads()
      .to(response, 'shop.tar')
      .store(source)
      .then(
        () => (outcome = 'complete'),
        (error: Error) => (outcome = error.message),
      );
  /**
   * Waits until the streams have nothing left to do. Meanwhile the fake time stands still, and the client reads
   * nothing.
   */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 50; i += 1) await turn();
  };
  const pass = async (ms: number): Promise<void> => {
    await settle();
    jest.advanceTimersByTime(ms);
    await settle();
  };
  const takeAll = async (): Promise<void> => {
    for (await settle(); response.takeOne();) await settle();
  };

  it('is aborted when the client reads nothing for 60 s', async () => {
    start(files(2));
    await settle();
    response.takeOne();
    await pass(MINUTE - 1);
    expect(outcome).toBeUndefined();
    await pass(1);
    expect([outcome, response.destroyed]).toEqual(['The client took nothing in 60 s', true]);
  });

  it('is aborted when the client never reads the last bytes', async () => {
    start(files(0));
    await pass(MINUTE);
    expect([outcome, response.destroyed]).toEqual(['The client took nothing in 60 s', true]);
  });

  it('is aborted when the client reads less than a megabyte in five minutes', async () => {
    start(files(2));
    for (let i = 0; i < 9; i += 1) {
      await pass(30 * SECOND);
      response.takeOne();
    }
    await pass(30 * SECOND - 1);
    expect(outcome).toBeUndefined();
    await pass(1);
    expect([outcome, response.destroyed]).toEqual(['The client took less than 1000000 bytes in 300 s', true]);
  });

  it('continues while the client reads at least a megabyte every five minutes', async () => {
    start(files(2));
    // The client reads at most 16 KiB every four seconds, which is a megabyte in a little more than four minutes.
    for (let i = 0; i < 200 && outcome === undefined; i += 1) {
      await pass(4 * SECOND);
      response.takeOne();
    }
    await takeAll();
    expect([outcome, response.taken > 2 * 1024 * 1024]).toEqual(['complete', true]);
  });

  it('continues when the shop itself takes longer than five minutes to read a file', async () => {
    const gates: (() => void)[] = [];
    start(files(2, () => new Promise((open) => gates.push(open))));
    for (let i = 0; i < 2; i += 1) {
      await settle();
      gates.shift()?.();
      await takeAll();
      await pass(10 * MINUTE);
    }
    expect(outcome).toBe('complete');
  });
});
