import { getGetFooterSettingsQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';
import { categoryNames } from '../catalog/category-names';
import { frame } from '../frame';
import { siteContent } from './company';

/** The queries of every page: categories in the menu, footer, company, and those of the features in its frame. */
export const prefetchLayout: Prefetch = (client, location) =>
  Promise.all([
    client.fetchQuery(categoryNames),
    client.fetchQuery(getGetFooterSettingsQueryOptions()),
    client.fetchQuery(siteContent),
    ...frame.map(({ prefetch }) => prefetch(client, location)),
  ]);
