import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../../api/query-client';
import { isUnauthorized, session } from './session';

/** The panel's query client. A query that fails with 401 opens the login dialog. */
export const panelClient = new QueryClient({
  defaultOptions: createQueryClient().getDefaultOptions(),
  queryCache: new QueryCache({
    onError: (error) => {
      if (isUnauthorized(error)) session.expired();
    },
  }),
});

/** Refetches failed queries, after another login. */
export function refetchFailed(): void {
  void panelClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}
