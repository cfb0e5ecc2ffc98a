import { Skeleton } from '@chakra-ui/react';
import { LoadingNote } from '../../ui/skeleton';
import { DialogBody } from './dialog';
import { ReadFailed } from './empty-state';

interface Props {
  readonly failed: boolean;
  readonly onRetry?: () => void;
}

/** Inside a dialog, while what it edits is on its way. */
export function DialogLoading({ failed, onRetry }: Props) {
  return (
    <DialogBody minHeight="24rem">
      {failed && onRetry ? (
        <ReadFailed onRetry={onRetry} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton height="12" />
          <Skeleton height="32" />
          <Skeleton height="12" />
        </>
      )}
    </DialogBody>
  );
}
