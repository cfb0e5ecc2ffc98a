import { getGetFooterSettingsQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';
import { categoryNames } from '../catalog/category-names';
import { frame } from '../frame';
import { shopIdentity, siteContent } from '../company';
import { hasWorks } from '../works/works-data';
import { display, serviceNames } from './menu-items';

/**
 * Loads the queries of every page: categories and services in the menus, footer, company, and the queries of the
 * features in `frame`.
 */
export const prefetchLayout: Prefetch = (client, location) =>
  Promise.all([
    client.fetchQuery(categoryNames),
    client.fetchQuery(getGetFooterSettingsQueryOptions()),
    client.fetchQuery(siteContent),
    client.fetchQuery(serviceNames),
    client.fetchQuery(display),
    client.fetchQuery(hasWorks),
    client.fetchQuery(shopIdentity),
    ...frame.map(({ prefetch }) => prefetch(client, location)),
  ]);
