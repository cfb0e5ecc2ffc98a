import { jest } from '@jest/globals';

// Retries once: on a busy machine a browser loses its network or a test its processor for a moment. The first failure
// is printed, and the summary at the end lists every retried test. A retry runs at once, because later tests change the
// shop.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
