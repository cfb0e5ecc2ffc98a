import { getGetAboutContentQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';

/** A failed query does not fail the page. The page then shows its fallback texts. */
export const prefetchAbout: Prefetch = (client) => client.prefetchQuery(getGetAboutContentQueryOptions());
