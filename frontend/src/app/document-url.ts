/** The URL that this document was loaded from; Back and Forward within it do not change it. */
export function documentUrl(): URL {
  return new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
}
