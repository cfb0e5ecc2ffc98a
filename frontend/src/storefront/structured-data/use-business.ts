import { useQueryClient } from '@tanstack/react-query';

/** What only the server's cache has: browsers write no structured data. */
export const businessKey = ['business'];

/** The business as structured data for the head; empty while the site's content is not known. */
export const useBusiness = (): readonly object[] =>
  useQueryClient().getQueryData<readonly object[]>(businessKey) ?? [];
