import { List, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as text from '../../text/common';
import { LoadingAnnouncement } from '../../ui/skeleton';
import { Button } from './button';
import { EmptyState } from './empty-state';

export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export const both = <A, B>(one: Read<A>, other: Read<B>): Read<readonly [A, B]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  isError: one.isError || other.isError,
  refetch: () => [one, other].filter((read) => read.isError).map((read) => read.refetch()),
});

interface Props<Data> {
  readonly query: Read<Data>;
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows a query's data, its error or a skeleton. After a failed refetch the data stays, so that a form keeps typed
 * values.
 */
export function Loaded<Data>({ query, skeleton = <ListSkeleton />, children }: Props<Data>) {
  const { data, isError, refetch } = query;
  return (
    <>
      {isError && (
        <div role="alert">
          <EmptyState title={text.readFailed}>
            <Button variant="outline" onClick={() => void refetch()}>
              {text.tryAgain}
            </Button>
          </EmptyState>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !isError && skeleton}
    </>
  );
}

export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <>
      <LoadingAnnouncement />
      <List.Root aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <Skeleton height={{ base: '9rem', md: '5.5rem' }} />
          </li>
        ))}
      </List.Root>
    </>
  );
}
