import { jest } from '@jest/globals';

// Retries once, because a browser on a shared machine occasionally loses its network for a moment. The first failure
// is printed, and the summary at the end lists every retried test. At once, because later tests change the shop.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
