import { type ReactNode, Suspense } from 'react';
import { Dialog } from './dialog';
import { DialogLoading } from './dialog-loading';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** A dialog that is loaded when it is first needed. */
  readonly children: ReactNode;
}

/** Shows the dialog's frame while its code is on the way. */
export function DialogSuspense({ title, onClose, children }: Props) {
  const frame = (
    <Dialog title={title} onClose={onClose}>
      <DialogLoading failed={false} />
    </Dialog>
  );
  return <Suspense fallback={frame}>{children}</Suspense>;
}
