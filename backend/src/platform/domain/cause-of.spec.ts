import { expect, it } from '@jest/globals';
import { causeOf } from './cause-of.js';

it.each([
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new Error('storage', { cause: Object.assign(new Error(), { code: 'NoSuchBucket' }) }), 'NoSuchBucket'],
  [new Error('timeout expired'), 'timeout'],
  [new Error('Connection terminated due to connection timeout'), 'timeout'],
  [new Error('connection timeout', { cause: new Error('Connection terminated') }), 'timeout'],
  [new Error('Connection terminated unexpectedly'), 'connection closed'],
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'timeout'],
  [new TypeError('fetch failed', { cause: new Error('socket hang up') }), 'connection closed'],
  [new Error('postgres://shop:secret@db'), 'unknown cause'],
  [new RangeError('x'), 'RangeError'],
  ['text', 'unknown cause'],
])('causeOf(%o) is %j', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});
