import { getGetSiteContentQueryKey, getSiteContent } from '../../api/generated/content/content';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';

/** What only the contact page shows of the company. */
export const visitFacts = partOf(
  getGetSiteContentQueryKey(),
  getSiteContent,
  'visit',
  ({ company: { specialHours, mapUrl } }) => ({ specialHours: specialHours ?? [], mapUrl: mapUrl ?? null }),
);

export const prefetchVisit: Prefetch = (client) => client.prefetchQuery(visitFacts);
