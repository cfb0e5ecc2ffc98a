/** The navigation that loaded this document. */
export const navigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** The URL that this document was loaded from; Back and Forward within it do not change it. */
export function documentUrl(): URL {
  return new URL(navigation()?.name ?? location.href);
}
