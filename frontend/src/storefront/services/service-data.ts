import type { Service, ServiceTexts, TitledText } from '../../api/generated/models';
import { ApiError } from '../../api/http-client';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import { worksOfService } from '../works/works-data';
import { sortedProducts, type Sorts } from '../catalog/products-data';

export const SORTS: Sorts = ['nama', 'harga'];

export const serviceProducts = (service: Service, search: URLSearchParams) =>
  sortedProducts({ service }, SORTS, search);

export interface PageTexts extends Omit<ServiceTexts, 'visible'> {
  readonly terms: string | null;
  readonly comingSoon: readonly TitledText[];
}

/** Query for the texts of a service page. For a hidden page the query fails with 404. */
export const serviceTexts = (service: Service) =>
  partOf('/api/content/services', service, ({ [service]: page, terms, comingSoon }): PageTexts => {
    const { visible, ...texts } = page;
    if (!visible) throw new ApiError(404, service);
    return { ...texts, terms, comingSoon: service === 'digital-marketing' ? comingSoon : [] };
  });

export const prefetchService =
  (service: Service): Prefetch =>
  async (client, { search }) => {
    // If both queries fail, the error of the first query is thrown, so that a hidden page gives a 404.
    const results = await Promise.allSettled([
      client.fetchQuery(serviceTexts(service)),
      client.fetchQuery(serviceProducts(service, search)),
      client.fetchQuery(worksOfService(service)),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
