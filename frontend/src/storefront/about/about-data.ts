import { getGetAboutContentQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';

/** A failed read does not fail the page: it has texts of its own. */
export const prefetchAbout: Prefetch = (client) => client.prefetchQuery(getGetAboutContentQueryOptions());
