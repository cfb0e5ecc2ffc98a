import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf, type IfMatch, ifMatch } from '../../api/response';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { toastSuccess } from './toast-store';
import type { EditFormState } from './use-edit-form';

/** Query options of what a dialog edits: read anew at each opening, because its save is based on that version. */
export const readAnew = { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } as const;

/** Of a form that adds and edits. */
export interface EditorProps<Item> {
  /** What is edited; none to add one. */
  readonly item: Item | undefined;
  /** After saving. */
  readonly onClose: () => void;
  /** Reads the item again; the form begins anew with the newer version. */
  readonly onReload: () => void;
}

interface Options<Values extends FieldValues, Payload> {
  readonly form: EditFormState<Values, Payload>;
  /** What is edited; none to add one. */
  readonly item: ApiResponse<{ readonly id: string }> | undefined;
  readonly create: (body: Payload) => Promise<unknown>;
  readonly update: (id: string, body: Payload, headers: IfMatch) => Promise<unknown>;
  readonly read: (id: string) => Promise<ApiResponse>;
  readonly texts: Record<'created' | 'createFailed' | 'updated' | 'updateFailed', string>;
  /** The field that a conflict with another item is about, if there can be one. */
  readonly conflictField?: FieldPath<Values>;
  readonly onClose: () => void;
}

/**
 * Adds or updates a product, category or sale: closes the dialog, says so and reads the lists again; a failure is
 * reported, a conflict with another item also at its field.
 * @returns a function that takes the payload and the version it is based on, and gives the newer version if somebody
 * else saved the item meanwhile.
 */
export function useSaveItem<Values extends FieldValues, Payload>(options: Options<Values, Payload>) {
  const { form, item, create, update, read, texts, conflictField, onClose } = options;
  const client = useQueryClient();
  return async (body: Payload, etag: string | undefined): Promise<string | undefined> => {
    try {
      await (item ? update(item.data.id, body, ifMatch(etag)) : create(body));
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      const newest = item && isConflict ? await newestEtag(item.data.id) : undefined;
      if (newest !== undefined && newest !== etag) return newest;
      reportFailure(item ? texts.updateFailed : texts.createFailed, error);
      if (conflictField && isConflict)
        form.setError(conflictField, { message: error.serverMessage }, { shouldFocus: true });
      return undefined;
    }
    onClose();
    toastSuccess(item ? texts.updated : texts.created);
    await refreshCatalog(client);
    return undefined;
  };

  /** None when it cannot be read: then the conflict itself is reported. */
  function newestEtag(id: string): Promise<string | undefined> {
    return read(id).then(etagOf, () => undefined);
  }
}
