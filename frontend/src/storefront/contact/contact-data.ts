import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';

export const visitFacts = partOf('/api/site-content', 'visit', ({ company: { specialHours, mapUrl } }) => ({
  specialHours: specialHours ?? [],
  mapUrl: mapUrl ?? null,
}));

export const isPickedUp = partOf('/api/content/ordering', 'pickup', ({ pickup }) => pickup);

export const prefetchVisit: Prefetch = (client) =>
  Promise.all([client.prefetchQuery(visitFacts), client.prefetchQuery(isPickedUp)]);
