import { getGetSiteContentQueryKey, getSiteContent } from '../../api/generated/content/content';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';

/** The questions and answers of the FAQ page. */
export const questions = partOf(getGetSiteContentQueryKey(), getSiteContent, 'faq', ({ faq }) => faq);

export const prefetchFaq: Prefetch = (client) => client.fetchQuery(questions);
