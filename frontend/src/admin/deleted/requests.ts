import { useMutation } from '@tanstack/react-query';
import {
  deleteCategory,
  deleteProduct,
  restoreCategory,
  restoreProduct,
} from '../../api/generated/catalog/catalog';
import { deleteFlashSale, restoreFlashSale } from '../../api/generated/flash-sales/flash-sales';
import type { DeletedType } from '../../api/generated/models';
import { restored, restoreFailed } from '../../text/admin-deleted';
import { toastSuccess } from '../ui/toast-store';

/** What is deleted or restored. */
export interface Item {
  readonly type: DeletedType;
  readonly id: string;
}

type Send = (id: string) => Promise<unknown>;

const removals: Record<DeletedType, Send> = {
  products: (id) => deleteProduct(id),
  categories: (id) => deleteCategory(id),
  'flash-sales': (id) => deleteFlashSale(id),
};
const restorals: Record<DeletedType, Send> = {
  products: (id) => restoreProduct(id),
  categories: (id) => restoreCategory(id),
  'flash-sales': (id) => restoreFlashSale(id),
};

export const removeItem = ({ type, id }: Item): Promise<unknown> => removals[type](id);

export const useRestore = () =>
  useMutation({
    mutationFn: ({ type, id }: Item) => restorals[type](id),
    meta: { failure: restoreFailed, invalidates: ['lists'] },
    onSuccess: (_, { type }) => toastSuccess(restored(type)),
  });
