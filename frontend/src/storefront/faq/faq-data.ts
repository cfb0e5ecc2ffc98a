import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';

export const questions = partOf('/api/site-content', 'faq', ({ faq }) => faq);

export const prefetchFaq: Prefetch = (client) => client.fetchQuery(questions);
