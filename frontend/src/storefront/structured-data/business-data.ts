import type { QueryClient } from '@tanstack/react-query';
import { getSiteContent } from '../../api/generated/content/content';
import { business } from './business';
import { businessKey } from './use-business';

/**
 * Loads the data for `useBusiness` on the server. If the query fails, the page has no structured data of the business.
 */
export const prefetchBusiness = (client: QueryClient, publicUrl: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: businessKey,
    queryFn: async ({ signal }) => [business((await getSiteContent({ signal })).data, publicUrl)],
  });
