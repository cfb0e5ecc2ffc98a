import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf, type IfMatch, ifMatch } from '../../api/response';
import { reportFailure } from '../session/failure';
import { removeDraftOf } from './unsaved';
import type { DraftPlace } from './use-draft';
import type { EditFormState } from './use-edit-form';
import type { Newer } from './use-submit';

/**
 * Query options for the item of a dialog. The item is fetched at each opening, because the save sends the item's ETag.
 */
export const fetchOnOpen = { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } as const;

export interface EditorProps<Item> {
  readonly item: Item | undefined;
  readonly draft?: DraftPlace;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

interface Options<Values extends FieldValues, Payload, Item> {
  readonly form: EditFormState<Values, Payload>;
  readonly item: ApiResponse<{ readonly id: string }> | undefined;
  readonly create: (body: Payload) => Promise<unknown>;
  readonly update: (id: string, body: Payload, headers: IfMatch) => Promise<unknown>;
  readonly read: (id: string) => Promise<ApiResponse<Item>>;
  readonly valuesOf: (item: Item) => Values;
  readonly texts: Record<'created' | 'createFailed' | 'updated' | 'updateFailed', string>;
  readonly onClose: () => void;
}

/**
 * Adds or updates an item of a tab. A success closes the dialog, shows a notification and refetches the lists. A
 * failure shows a notification.
 * @returns a function that takes the payload and the ETag on which it is based. The function resolves to the newer
 * version if somebody else saved the item meanwhile, and rejects after a failure.
 */
export function useSaveItem<Values extends FieldValues, Payload, Item>(
  options: Options<Values, Payload, Item>,
) {
  const { form, item, create, update, read, valuesOf, texts, onClose } = options;
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ body, etag }: { readonly body: Payload; readonly etag: string | undefined }) =>
      item ? update(item.data.id, body, ifMatch(etag)) : create(body),
    // `failure` is not set here, because a conflict with a newer version of this item is not reported as a failure.
    meta: { success: item ? texts.updated : texts.created, invalidates: ['lists'] },
    // The dialog is closed here, because the mutation resolves only after the lists are refetched.
    onSuccess: () => {
      removeDraftOf(form.control);
      // The element is gone if the owner discarded this form meanwhile. In that case a later dialog may be open.
      if (form.element.current) onClose();
    },
  });
  return async (
    body: Payload,
    etag: string | undefined,
  ): Promise<Newer<Values, string | undefined> | undefined> => {
    try {
      await send({ body, etag });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      // A 409 has two causes: a newer version of this item, or a conflict with another item. The ETag tells which.
      const newest = item && isConflict ? await readNewest(item.data.id) : undefined;
      if (newest?.base !== undefined && newest.base !== etag) return newest;
      reportFailure(item ? texts.updateFailed : texts.createFailed, error);
      throw error;
    }
    return undefined;
  };

  /** Returns undefined when the item cannot be loaded. In that case the conflict itself is reported. */
  function readNewest(id: string): Promise<Newer<Values, string | undefined> | undefined> {
    return read(id).then(
      (newest) => ({ base: etagOf(newest), values: valuesOf(newest.data) }),
      () => undefined,
    );
  }
}
