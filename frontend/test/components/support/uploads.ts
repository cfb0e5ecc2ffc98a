import { afterEach, beforeEach } from '@jest/globals';

const real = globalThis.XMLHttpRequest;
let sent: number;

/** The number of uploaded files. */
export const uploads = (): number => sent;

/** An XMLHttpRequest that succeeds at once. */
class SuccessfulPut extends EventTarget {
  readonly upload = new EventTarget();
  readonly responseText = '';
  readonly status = 200;
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    sent += 1;
    queueMicrotask(() => {
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}

/** Lets every upload of the tests succeed at once. */
export function setUpUploads(): void {
  beforeEach(() => {
    sent = 0;
    globalThis.XMLHttpRequest = SuccessfulPut as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = real;
  });
}
