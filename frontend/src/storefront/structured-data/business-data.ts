import type { QueryClient } from '@tanstack/react-query';
import { getSiteContent } from '../../api/generated/content/content';
import { business } from './business';
import { businessKey } from './use-business';

/** For `useBusiness` on the server. A failed query leaves structured data out. */
export const prefetchBusiness = (client: QueryClient, publicUrl: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: businessKey,
    queryFn: async ({ signal }) => [business((await getSiteContent({ signal })).data, publicUrl)],
  });
