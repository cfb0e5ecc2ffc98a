import { getGetAboutContentQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';

/** Loads the texts of the page 'Tentang Kami' (about us). If the query fails, the page shows fallback texts. */
export const prefetchAbout: Prefetch = (client) => client.prefetchQuery(getGetAboutContentQueryOptions());
