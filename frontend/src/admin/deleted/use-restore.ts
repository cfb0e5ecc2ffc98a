import { useMutation } from '@tanstack/react-query';
import { restoreDeletedBy } from '../../api/generated/bin/bin';
import * as text from '../../text/admin-deleted';
import { reportTakenBack } from '../history/report-taken-back';
import { toastSuccess } from '../ui/toast-store';
import type { Bin } from '../tab-slice';

export const useRestore = () =>
  useMutation({
    mutationFn: ({ bin, id }: { readonly bin: Bin; readonly id: string }) => bin.restore(id),
    meta: { failure: text.restoreFailed, invalidates: ['lists'] },
    onSuccess: (_, { bin }) => toastSuccess(text.restored(bin.name)),
  });

export const useRestoreTogether = () =>
  useMutation({
    mutationFn: async (change: number) => (await restoreDeletedBy(change)).data,
    meta: { failure: text.restoreFailed, invalidates: ['lists'] },
    onSuccess: (result) =>
      reportTakenBack(result, {
        all: text.restored(text.items(result.restored)),
        part: text.restoredInPart,
        none: text.restoreFailed,
      }),
  });
