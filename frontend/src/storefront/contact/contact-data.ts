import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';

export const visitFacts = partOf('/api/site-content', 'visit', ({ company: { specialHours, mapUrl } }) => ({
  specialHours: specialHours ?? [],
  mapUrl: mapUrl ?? null,
}));

export const prefetchVisit: Prefetch = (client) => client.prefetchQuery(visitFacts);
