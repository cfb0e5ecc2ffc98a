import type { SiteContent } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';

/** What only the contact page shows of the company. */
export const visitFacts = partOf(
  '/api/site-content',
  'visit',
  ({ company: { specialHours, mapUrl } }: SiteContent) => ({
    specialHours: specialHours ?? [],
    mapUrl: mapUrl ?? null,
  }),
);

export const prefetchVisit: Prefetch = (client) => client.prefetchQuery(visitFacts);
