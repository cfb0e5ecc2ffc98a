import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { ApiError } from '../../api/http-client';
import type { DeletedType } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as deletedText from '../../text/admin-deleted';
import { askConfirmation, type Confirmation } from '../ui/confirm';
import { showChanges } from '../ui/show-changes';
import { toast } from '../ui/toast-store';
import { findFocusHome } from '../ui/use-return-focus';
import { DeletedLine } from './deleted-line';
import { useBin } from '../tab-slice';
import { useRestore } from './use-restore';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  /** The name of the row's list, in a tab with several lists. */
  readonly list?: string;
}

interface Texts {
  readonly deleted: string;
  readonly deleteFailed: string;
}

interface Deletion {
  /** Asks the owner, and deletes the item after a yes. Resolves to whether the owner confirmed. */
  readonly confirmAndDelete: (
    row: Row,
    question: Pick<Confirmation, 'title' | 'text' | 'lang'>,
  ) => Promise<boolean>;
  readonly withUndoLine: (rows: readonly ReactElement[], list?: string) => readonly ReactElement[];
}

export function useDeletion(type: DeletedType, texts: Texts, onDeleted?: () => void): Deletion {
  const bin = useBin(type);
  const [lastDeleted, setLastDeleted] = useState<Row>();
  const { mutateAsync: restore, isPending, variables } = useRestore();
  // The ids of items that are being restored. The line and the notification both offer the undo, but only one may run.
  const restoring = useRef(new Set<string>());
  const undoDeletion = async ({ id }: Row) => {
    if (restoring.current.has(id)) return;
    restoring.current.add(id);
    let hasLeftBin = true;
    try {
      await restore({ bin, id });
    } catch (error) {
      // A 404 means that the item was restored or erased elsewhere.
      hasLeftBin = error instanceof ApiError && error.status === 404;
    }
    restoring.current.delete(id);
    await showChanges(() => {
      if (hasLeftBin) setLastDeleted((row) => (row?.id === id ? undefined : row));
    });
    focusRow(id);
  };
  const { mutateAsync: removeRow } = useMutation({
    mutationFn: ({ id }: Row) => bin.remove(id),
    meta: { failure: texts.deleteFailed, invalidates: ['lists'] },
    onSuccess: (_, row) => {
      toast({
        kind: 'success',
        title: texts.deleted,
        action: { label: deletedText.undo, onClick: () => void undoDeletion(row) },
      });
      onDeleted?.();
    },
  });

  return {
    confirmAndDelete: (row, question) =>
      askConfirmation({
        ...question,
        note: deletedText.kept(bin.name),
        yes: common.remove,
        danger: true,
        act: async () => {
          await removeRow(row);
          await showChanges(() => setLastDeleted(row));
        },
      }),
    withUndoLine: (rows, list) =>
      lastDeleted && lastDeleted.list === list
        ? rows.toSpliced(
            lastDeleted.index,
            0,
            <DeletedLine
              key="deleted"
              text={deletedText.gone(bin.name)}
              name={lastDeleted.name}
              busy={isPending && variables.id === lastDeleted.id}
              onUndo={() => void undoDeletion(lastDeleted)}
            />,
          )
        : rows,
  };
}

/**
 * Focuses the row. If the row does not exist, focuses the line about the deletion or, without this line, the heading.
 * Does nothing if the pressed button still has the focus, or if the owner has focused another element meanwhile.
 */
function focusRow(id: string): void {
  if (document.activeElement !== document.body) return;
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button`);
  (row ?? findFocusHome())?.focus();
}
