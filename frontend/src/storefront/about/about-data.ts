import { getGetAboutContentQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';

/** Loads the page's texts. If the query fails, the page shows its fallback texts. */
export const prefetchAbout: Prefetch = (client) => client.prefetchQuery(getGetAboutContentQueryOptions());
