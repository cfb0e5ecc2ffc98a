import type { Service } from '../../api/generated/models';
import type { Prefetch } from '../../api/prefetch';
import { readRange, shownProducts } from '../catalog/products-data';

export type Sort = 'nama' | 'harga';

/** The order from the URL's `urut`; by name by default. */
export const readSort = (search: URLSearchParams): Sort =>
  search.get('urut') === 'harga' ? 'harga' : 'nama';

/** Query for the products of a service page, filtered and sorted by the server. */
export function serviceProducts(service: Service, search: URLSearchParams) {
  const sort = readSort(search) === 'harga' ? 'price' : 'name';
  return shownProducts({ service, sort }, readRange(search));
}

export const prefetchService =
  (service: Service): Prefetch =>
  (client, { search }) =>
    client.fetchQuery(serviceProducts(service, search));
