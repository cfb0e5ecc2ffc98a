import { Dialog as ChakraDialog, Skeleton } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { LoadingAnnouncement } from '../../ui/skeleton';
import { Dialog } from '../ui/dialog';
import { Loaded, type Read } from '../ui/loaded';
import { confirmLeaving } from './unsaved';

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form. It asks before closing while changes are unsaved. */
export function FormDialog({ title, onClose, children }: FrameProps) {
  const close = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Dialog title={title} onClose={() => void close()}>
      {/* `Suspense` is inside the dialog, so that the dialog stays mounted when the chunk of the form arrives. */}
      <Suspense fallback={<LoadingBody />}>{children}</Suspense>
    </Dialog>
  );
}

interface ReadProps<Data> {
  readonly query: Read<Data>;
  readonly children: (data: Data) => ReactNode;
}

export function LoadedForm<Data>({ query, children }: ReadProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  // Without data, `Loaded` shows the skeleton or the error, and never calls its function.
  return (
    <ChakraDialog.Body minHeight="24rem">
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {() => undefined}
      </Loaded>
    </ChakraDialog.Body>
  );
}

const LoadingBody = () => (
  <ChakraDialog.Body minHeight="24rem">
    <FormSkeleton />
  </ChakraDialog.Body>
);

const FormSkeleton = () => (
  <>
    <LoadingAnnouncement />
    <Skeleton height="12" />
    <Skeleton height="32" />
    <Skeleton height="12" />
  </>
);
