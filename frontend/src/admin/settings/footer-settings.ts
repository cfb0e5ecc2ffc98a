import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getFooterSettings,
  getGetFooterSettingsQueryKey,
  saveFooterSettings,
} from '../../api/generated/content/content';
import type { FooterSettings } from '../../api/generated/models';

// As for the site content: never from the browser's cache.
const fresh = { cache: 'no-store' } as const;

const footerQuery = queryOptions({
  queryKey: getGetFooterSettingsQueryKey(),
  queryFn: ({ signal }) => getFooterSettings({ ...fresh, signal }),
});

export const useFooterSettings = () => useQuery(footerQuery);

/** The settings are saved as a whole; what is not edited here is read anew. */
export function useSaveFooterPart(): (part: Partial<FooterSettings>) => Promise<FooterSettings> {
  const client = useQueryClient();
  return async (part) => {
    const saved = await saveFooterSettings({ ...(await getFooterSettings(fresh)), ...part });
    client.setQueryData(footerQuery.queryKey, saved);
    return saved;
  };
}
