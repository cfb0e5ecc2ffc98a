import { jest } from '@jest/globals';

// A browser on a shared machine now and then loses its network for a moment. The first failure is printed, so
// that a test that needs its second try often is seen.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
