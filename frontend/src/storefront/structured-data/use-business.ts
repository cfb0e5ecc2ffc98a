import { useQueryClient } from '@tanstack/react-query';

/** The key of the business data in the server's cache. Browsers do not get this data: they write no structured data. */
export const businessKey = ['business'];

/** The business as structured data for the head; empty in browsers, and on the server if the query failed. */
export const useBusiness = (): readonly object[] =>
  useQueryClient().getQueryData<readonly object[]>(businessKey) ?? [];
