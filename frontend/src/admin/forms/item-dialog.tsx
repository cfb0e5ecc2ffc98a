import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { ApiError, ApiResponse } from '../../api/http-client';
import { etagOf } from '../../api/response';
import { FormDialog, LoadedForm } from './form-dialog';
import { type EditorProps, fetchOnOpen } from './use-save-item';

interface Props<Item> {
  /** The item to edit; none to add one. */
  readonly id: string | undefined;
  readonly addTitle: string;
  readonly editTitle: string;
  /** The generated query options of one item. */
  readonly query: (id: string) => Pick<UseQueryOptions<Item, ApiError>, 'queryKey' | 'queryFn'>;
  readonly onClose: () => void;
  /** The form. */
  readonly children: (editor: EditorProps<Item>) => ReactNode;
}

/** A dialog that adds or edits an item; a newer version of the item gets a new form. */
export function ItemDialog<Item extends Pick<ApiResponse, 'headers'>>(props: Props<Item>) {
  const { id, addTitle, editTitle, query: queryOf, onClose, children } = props;
  const query = useQuery({ ...queryOf(id ?? ''), ...fetchOnOpen, enabled: id !== undefined });
  const form = (item?: Item) => (
    <Fragment key={item && etagOf(item)}>
      {children({ item, onClose, onReload: () => void query.refetch() })}
    </Fragment>
  );
  return (
    <FormDialog title={id ? editTitle : addTitle} onClose={onClose}>
      {id ? <LoadedForm query={query}>{form}</LoadedForm> : form()}
    </FormDialog>
  );
}
