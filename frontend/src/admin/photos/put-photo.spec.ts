import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { putPhoto } from './put-photo';

const FIVE_MINUTES = 5 * 60 * 1000;

/** An XMLHttpRequest whose events the test dispatches. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly setRequestHeader = jest.fn();
  readonly open = jest.fn();
  readonly send = jest.fn();
  aborted = false;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }

  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }

  respond(status: number): void {
    this.status = status;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

describe('putPhoto', () => {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
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
    return { request: FakeRequest.last, outcome, seen };
  };

  it('aborts an upload after five minutes without progress', async () => {
    const { request, outcome, seen } = start();
    jest.advanceTimersByTime(FIVE_MINUTES - 1);
    request.progress(1);
    jest.advanceTimersByTime(FIVE_MINUTES - 1);
    expect(request.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(request.aborted).toBe(true);
    expect(await outcome).toBe('Request has expired');
    expect(seen).toEqual([1]);
  });

  it.each([
    [401, 'Authorization required'],
    [403, 'Request has expired'],
    [501, 'Non 2xx'],
  ])('rejects with a specific message after the status %d', async (status, message) => {
    const { request, outcome } = start();
    request.respond(status);
    expect(await outcome).toBe(message);
  });

  it.each([
    [true, 'Unknown error'],
    [false, 'No Internet connection'],
  ])(
    'rejects with a specific message without a response; the device is online: %s',
    async (onLine, message) => {
      Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
      const { request, outcome } = start();
      request.dispatchEvent(new Event('error'));
      expect(await outcome).toBe(message);
      Reflect.deleteProperty(navigator, 'onLine');
    },
  );

  it('does not abort an upload whose response has arrived', async () => {
    const { request, outcome } = start();
    request.respond(200);
    expect(await outcome).toBe('done');
    jest.advanceTimersByTime(2 * FIVE_MINUTES);
    expect(request.aborted).toBe(false);
  });
});
