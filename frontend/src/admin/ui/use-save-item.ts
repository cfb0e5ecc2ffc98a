import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf, type IfMatch } from '../../api/response';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { toastSuccess } from './toast-store';
import type { EditFormState } from './use-edit-form';
import { saveEdit } from './versioned';

interface Texts {
  readonly created: string;
  readonly createFailed: string;
  readonly updated: string;
  readonly updateFailed: string;
}

interface Options<Values extends FieldValues, Payload> {
  readonly form: EditFormState<Values, Payload>;
  /** What is edited; none to add one. */
  readonly item: ApiResponse<{ readonly id: string }> | undefined;
  readonly create: (body: Payload) => Promise<unknown>;
  readonly update: (id: string, body: Payload, headers: IfMatch) => Promise<unknown>;
  readonly read: (id: string) => Promise<ApiResponse>;
  readonly texts: Texts;
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
  return async (body: Payload, etag = item && etagOf(item)): Promise<string | undefined> => {
    try {
      if (item) {
        const { id } = item.data;
        const newer = await saveEdit(
          etag,
          (headers) => update(id, body, headers),
          () => read(id),
        );
        if (newer) return newer;
      } else await create(body);
    } catch (error) {
      reportFailure(item ? texts.updateFailed : texts.createFailed, error);
      if (conflictField && error instanceof ApiError && error.status === 409)
        form.setError(conflictField, { message: error.serverMessage }, { shouldFocus: true });
      return undefined;
    }
    onClose();
    toastSuccess(item ? texts.updated : texts.created);
    await refreshCatalog(client);
    return undefined;
  };
}
