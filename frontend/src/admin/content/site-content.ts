import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetSiteContentQueryKey,
  getSiteContent,
  saveSiteContent,
} from '../../api/generated/content/content';
import type { SiteContent } from '../../api/generated/models';
import { normaliseChatNumber } from '../../format/chat';

/** Nobody's phone: the company's number until the owner sets one. */
export const SAMPLE_CHAT_NUMBER = '6280000000000';

export const isSampleNumber = (number: string): boolean => normaliseChatNumber(number) === SAMPLE_CHAT_NUMBER;

// The public read may lie in the browser's cache; what is edited here must be what is saved there.
const fresh = { cache: 'no-store' } as const;

export const siteContentQuery = queryOptions({
  queryKey: getGetSiteContentQueryKey(),
  queryFn: ({ signal }) => getSiteContent({ ...fresh, signal }),
});

export const useSiteContent = () => useQuery(siteContentQuery);

/** Saves one part of the whole object: the other tab's part is read anew, so that neither undoes the other. */
export async function saveSitePart(client: QueryClient, part: Partial<SiteContent>): Promise<SiteContent> {
  const saved = await saveSiteContent({ ...(await getSiteContent(fresh)), ...part });
  client.setQueryData(siteContentQuery.queryKey, saved);
  return saved;
}

export function useSaveSitePart(): (part: Partial<SiteContent>) => Promise<SiteContent> {
  const client = useQueryClient();
  return (part) => saveSitePart(client, part);
}
