import { jest } from '@jest/globals';

// Retries a failed test once, because a busy machine can interrupt a browser's network or pause a test for a moment.
// The first failure is printed, and the summary at the end lists every retried test. A retry runs at once, because
// later tests change the shop.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
