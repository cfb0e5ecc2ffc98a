import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { putPhoto } from './put-photo';

const FIVE_MINUTES = 5 * 60 * 1000;

/** A connection on which only happens what the test lets happen. */
class SilentRequest extends EventTarget {
  static last: SilentRequest;
  readonly upload = new EventTarget();
  readonly setRequestHeader = jest.fn();
  readonly open = jest.fn();
  readonly send = jest.fn();
  aborted = false;
  status = 0;
  responseText = '';

  constructor() {
    super();
    SilentRequest.last = this;
  }

  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  hears(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }

  ends(status: number): void {
    this.status = status;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

describe('sending a photo', () => {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = SilentRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.XMLHttpRequest = real;
  });

  const start = () => {
    const seen: number[] = [];
    const put = putPhoto('/api/objects/quarantine/x', new Blob(['x'], { type: 'image/png' }), {
      onProgress: (bytes) => seen.push(bytes),
    });
    const outcome = put.then(
      () => 'done',
      (error: Error) => error.message,
    );
    return { request: SilentRequest.last, outcome, seen };
  };

  it('is given up after five minutes of silence', async () => {
    const { request, outcome, seen } = start();
    jest.advanceTimersByTime(FIVE_MINUTES - 1);
    request.hears(1);
    jest.advanceTimersByTime(FIVE_MINUTES - 1);
    expect(request.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(request.aborted).toBe(true);
    expect(await outcome).toBe('Request has expired');
    expect(seen).toEqual([1]);
  });

  it('is over when it has been answered', async () => {
    const { request, outcome } = start();
    request.ends(200);
    expect(await outcome).toBe('done');
    jest.advanceTimersByTime(2 * FIVE_MINUTES);
    expect(request.aborted).toBe(false);
  });
});
