import { paths } from '../../paths';
import * as text from '../../text/flash-sales';
import type { Prefetch } from '../../api/prefetch';
import { SalesProvider } from './running-sales';
import { runningSales, trimSales } from './sales-data';

export const ANCHOR = 'flash-sale';

/** Every page has a link to the flash sales. The sales also reduce the prices on every page (see ../frame.ts). */
export const flashSales = {
  link: { label: text.flashSale, to: `${paths.home}#${ANCHOR}` },
  Provider: SalesProvider,
  prefetch: ((client) => client.fetchQuery(runningSales)) satisfies Prefetch,
  trim: trimSales,
};
