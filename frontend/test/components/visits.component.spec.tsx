import { afterAll, expect, it, jest } from '@jest/globals';
import { countVisits } from '../../src/browser/visits';

afterAll(() => void jest.useRealTimers());

it('a page that Back left before the router showed it is not counted', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const sent = jest.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  history.replaceState(null, '', '/faq');
  countVisits();
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveBeenCalledTimes(1);

  // The address is that of /faq again.
  globalThis.countPage?.('/contact', true);
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveBeenCalledTimes(1);

  history.replaceState(null, '', '/contact');
  globalThis.countPage?.('/contact', true);
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveBeenCalledTimes(2);
});
