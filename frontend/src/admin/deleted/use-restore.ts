import { useMutation } from '@tanstack/react-query';
import * as text from '../../text/admin-deleted';
import { toastSuccess } from '../ui/toast-store';
import type { Bin } from './bin';

export const useRestore = () =>
  useMutation({
    mutationFn: ({ bin, id }: { readonly bin: Bin; readonly id: string }) => bin.restore(id),
    meta: { failure: text.restoreFailed, invalidates: ['lists'] },
    onSuccess: (_, { bin }) => toastSuccess(text.restored(bin.name)),
  });
