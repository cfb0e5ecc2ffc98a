export const navigation = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/** The URL from which this document was loaded. Back and Forward within the document do not change it. */
export function documentUrl(): URL {
  return new URL(navigation()?.name ?? location.href);
}
