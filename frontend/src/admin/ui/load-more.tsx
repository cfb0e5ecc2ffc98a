import type { RefObject } from 'react';
import * as text from '../../text/admin-common';
import { Button } from './button';
import { showChanges } from './show-changes';
import { useAction } from './use-action';

interface Props {
  readonly query: { readonly hasNextPage: boolean; readonly fetchNextPage: () => Promise<unknown> };
  readonly list: RefObject<HTMLElement | null>;
  readonly shown: number;
}

/** The button below a list that has another page. After loading, the first added row or its button gets the focus. */
export function LoadMore({ query, list, shown }: Props) {
  const { run, busy } = useAction(async () => {
    await query.fetchNextPage();
    await showChanges(() => undefined);
    // `shown` is still the number of rows before loading, so it is the index of the first added row.
    const row = list.current?.children[shown];
    (row?.querySelector('button') ?? (row as HTMLElement | undefined))?.focus();
  });
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      marginTop="4"
      busy={busy}
      busyText={text.loadingMore}
      onClick={() => void run()}
    >
      {text.loadMore}
    </Button>
  );
}
