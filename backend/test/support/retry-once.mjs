import { jest } from '@jest/globals';

// In CI a failed test is retried once, because a busy machine can pause a test for a moment. The first failure is
// printed, and the third retried test fails the run (run-suites.mjs). A retry runs at once, because later tests change
// the shop.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
