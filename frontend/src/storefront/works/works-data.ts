import type { Service, ShownWork } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import { ApiError } from '../../api/http-client';
import type { Prefetch } from '../../api/prefetch';

export type ListedWork = Omit<ShownWork, 'pages'>;

/** How many works a section shows on a laptop, and on a phone. */
const MAX_SHOWN = 6;
export const MAX_ON_PHONE = 3;

const part = (name: string, isShown: (work: ShownWork) => boolean) =>
  partOf('/api/content/works', name, ({ works }): ListedWork[] =>
    works
      .filter(isShown)
      .slice(0, MAX_SHOWN)
      .map(({ image, line, category }) => ({ image, line, category })),
  );

export const newestWorks = part('newest', () => true);
export const worksOfCategory = (slug: string) =>
  part(`category:${slug}`, ({ category }) => category === slug);
export const worksOfService = (service: Service) =>
  part(`service:${service}`, ({ pages }) => pages.includes(service));

export const hasWorks = partOf('/api/content/works', 'any', ({ works }) => works.length > 0);

/** Query for the page of all works. Without any it fails with 404. */
export const allWorks = partOf('/api/content/works', 'page', ({ works }): ListedWork[] => {
  if (works.length === 0) throw new ApiError(404, 'works');
  return works.map(({ image, line, category }) => ({ image, line, category }));
});

export const prefetchWorks: Prefetch = (client) => client.fetchQuery(allWorks);
