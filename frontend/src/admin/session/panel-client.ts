import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../../api/query-client';
import { isUnauthorized, session } from './session';

/** What the panel has read. A read that meets an ended session asks for the password again. */
export const panelClient = new QueryClient({
  defaultOptions: createQueryClient().getDefaultOptions(),
  queryCache: new QueryCache({
    onError: (error) => {
      if (isUnauthorized(error)) session.expired();
    },
  }),
});

/** Reads again what could not be read, as after coming back in. */
export function rereadFailed(): void {
  void panelClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}
