import { LoadingNote, SkeletonBlock } from '../../ui/skeleton';
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
          <SkeletonBlock height="12" />
          <SkeletonBlock height="32" />
          <SkeletonBlock height="12" />
        </>
      )}
    </DialogBody>
  );
}
