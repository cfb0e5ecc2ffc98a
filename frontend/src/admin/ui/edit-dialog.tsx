import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import { DialogLoading } from './dialog-loading';
import { mayLeave } from './unsaved';

/** Ways out of a dialog's form. */
export interface FormExits {
  /** After saving. */
  readonly onClose: () => void;
  /** Asks before it drops what is unsaved. */
  readonly onCancel: () => void;
  /** Reads the item again; the form begins anew with the newer version. */
  readonly onReload: () => void;
}

interface Props<Item> {
  readonly title: string;
  /** The read of the item that is edited; none to add one. */
  readonly item?: UseQueryResult<Item>;
  readonly onClose: () => void;
  readonly children: (item: Item | undefined, exits: FormExits) => ReactNode;
}

/** A dialog with a form that adds an item or edits one. */
export function EditDialog<Item>({ title, item, onClose, children }: Props<Item>) {
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  const onCancel = () => void cancel();
  const onReload = () => void item?.refetch();
  return (
    <Dialog title={title} onClose={onCancel}>
      {item && !item.data ? (
        <DialogLoading failed={item.isError} onRetry={onReload} />
      ) : (
        children(item?.data, { onClose, onCancel, onReload })
      )}
    </Dialog>
  );
}
