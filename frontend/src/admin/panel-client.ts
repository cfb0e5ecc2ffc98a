import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client';
import { tabs } from './slices';
import { toastSuccess } from './ui/toast-store';
import { reportFailure } from './session/failure';
import { isUnauthorized, session } from './session/session';

/** The effects of a mutation. The mutation's own `onSuccess` and `onError` run before any invalidation. */
// This is a type alias, because TanStack requires an index signature, which an interface lacks.
type ChangeMeta = {
  readonly success?: string;
  /**
   * The title of the notification about a failure; its text is the server's message. A 401 opens the login dialog
   * instead.
   */
  readonly failure?: string;
  readonly fallback?: string;
  /**
   * Queries that are outdated after the mutation. `'lists'` stands for the lists that the tabs declare. If `failure` is
   * set, these queries are also invalidated after a failure. The cause may be a newer version, which must be loaded
   * before the next try.
   */
  readonly invalidates?: readonly ('lists' | QueryKey)[];
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta;
    queryMeta: {
      /** Whether the query lists changes of the panel. Every mutation, even a failed one, invalidates such a query. */
      readonly listsChanges?: boolean;
    };
  }
}

const lists = tabs.flatMap(({ invalidates = [] }) => invalidates);

/**
 * The panel's query client. A query that fails with 401 opens the login dialog. Mutations declare their effects in
 * `meta`.
 */
export const panelClient: QueryClient = new QueryClient({
  defaultOptions: createQueryClient().getDefaultOptions(),
  queryCache: new QueryCache({
    onError: (error) => {
      if (isUnauthorized(error)) session.expired();
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _result, { meta }) => {
      if (meta?.success) toastSuccess(meta.success);
    },
    onError: (error, _variables, _result, { meta }) => {
      if (meta?.failure) reportFailure(meta.failure, error, meta.fallback);
    },
    onSettled: (_data, error, _variables, _result, { meta }) => {
      void panelClient.invalidateQueries({ predicate: (query) => query.meta?.listsChanges === true });
      if (error && !meta?.failure) return undefined;
      const keys = meta?.invalidates?.flatMap((name) => (name === 'lists' ? lists : [name])) ?? [];
      return Promise.all(keys.map((queryKey) => panelClient.invalidateQueries({ queryKey })));
    },
  }),
});

/** Refetches failed queries after the owner has logged in again. */
export function refetchFailed(): void {
  void panelClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
}
