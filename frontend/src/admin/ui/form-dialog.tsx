import { Dialog as ChakraDialog, Skeleton } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { LoadingNote } from '../../ui/skeleton';
import { Dialog } from './dialog';
import { Loaded, type Read } from './loaded';
import { mayLeave } from './unsaved';

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: closing it asks before it drops what is unsaved. */
export function FormDialog({ title, onClose, children }: FrameProps) {
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog title={title} onClose={() => void close()}>
      {children}
    </Dialog>
  );
}

/** Shows a dialog's frame while its code, which is loaded when it is first needed, is on its way. */
export function DialogSuspense({ title, onClose, children }: FrameProps) {
  const frame = (
    <Dialog title={title} onClose={onClose}>
      <ChakraDialog.Body minHeight="24rem">
        <FormSkeleton />
      </ChakraDialog.Body>
    </Dialog>
  );
  return <Suspense fallback={frame}>{children}</Suspense>;
}

interface ReadProps<Data> {
  readonly query: Read<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A form in a dialog, once what it shows is read. */
export function LoadedForm<Data>({ query, children }: ReadProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <ChakraDialog.Body minHeight="24rem">
      <Loaded query={query} skeleton={<FormSkeleton />}>
        {() => undefined}
      </Loaded>
    </ChakraDialog.Body>
  );
}

const FormSkeleton = () => (
  <>
    <LoadingNote />
    <Skeleton height="12" />
    <Skeleton height="32" />
    <Skeleton height="12" />
  </>
);
