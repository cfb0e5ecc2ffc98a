import { useMutation } from '@tanstack/react-query';
import { restored, restoreFailed } from '../../text/admin-deleted';
import { toastSuccess } from '../ui/toast-store';
import type { Bin } from './bin';

export const useRestore = () =>
  useMutation({
    mutationFn: ({ bin, id }: { readonly bin: Bin; readonly id: string }) => bin.restore(id),
    meta: { failure: restoreFailed, invalidates: ['lists'] },
    onSuccess: (_, { bin }) => toastSuccess(restored(bin.name)),
  });
