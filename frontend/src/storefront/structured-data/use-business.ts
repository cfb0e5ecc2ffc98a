import { useQueryClient } from '@tanstack/react-query';

/** The key of data that only the server's cache contains, because browsers write no structured data. */
export const businessKey = ['business'];

/** The business as structured data for the head; empty while the site content is not loaded. */
export const useBusiness = (): readonly object[] =>
  useQueryClient().getQueryData<readonly object[]>(businessKey) ?? [];
