import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf } from '../../api/response';
import type { DraftForm } from '../../text/admin-drafts';
import { FormDialog, LoadedForm } from './form-dialog';
import { type EditorProps, fetchOnOpen } from './use-save-item';

interface Props<Item> {
  readonly id: string | undefined;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly query: (id: string) => Pick<UseQueryOptions<Item, ApiError>, 'queryKey' | 'queryFn'>;
  readonly draft: DraftForm;
  readonly onClose: () => void;
  readonly children: (editor: EditorProps<Item>) => ReactNode;
}

export function ItemDialog<Item extends Pick<ApiResponse, 'headers'>>(props: Props<Item>) {
  const { id, addTitle, editTitle, query: queryOf, draft, onClose, children } = props;
  const client = useQueryClient();
  const query = useQuery({ ...queryOf(id ?? ''), ...fetchOnOpen, enabled: id !== undefined });
  const isDeleted = (other: string): Promise<boolean> =>
    client.fetchQuery({ ...queryOf(other), staleTime: 0, gcTime: 0 }).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
  const form = (item?: Item) => {
    const place = { form: draft, item: id, version: item && etagOf(item), isDeleted };
    return (
      <Fragment key={place.version}>
        {children({ item, draft: place, onClose, onReload: () => void query.refetch() })}
      </Fragment>
    );
  };
  return (
    <FormDialog title={id ? editTitle : addTitle} onClose={onClose}>
      {id ? <LoadedForm query={query}>{form}</LoadedForm> : form()}
    </FormDialog>
  );
}
