import { Skeleton } from '@chakra-ui/react';
import { LoadingNote } from '../../ui/skeleton';
import { Rows } from './sheet';

/** Rows of a list that is on its way. */
export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <>
      <LoadingNote />
      <Rows aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index}>
            <Skeleton height={{ base: '9rem', md: '5.5rem' }} />
          </li>
        ))}
      </Rows>
    </>
  );
}
