import { jest } from '@jest/globals';

// A browser on a shared machine now and then loses its network for a moment. The first failure is printed, and
// the summary at the end lists every test that needed its second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
