import { paths } from '../../paths';
import { flashSale } from '../../text/layout';
import type { Prefetch } from '../../api/prefetch';
import { SalesProvider } from './running-sales';
import { runningSales } from './sales-data';

/** Every page has a link to the sales, and its prices are reduced by them (see ../frame.ts). */
export const flashSales = {
  link: { label: flashSale, to: paths.flashSale },
  Provider: SalesProvider,
  prefetch: ((client) => client.fetchQuery(runningSales)) satisfies Prefetch,
};
