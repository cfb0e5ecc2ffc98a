import type { ReactNode } from 'react';
import {
  getAdminListContentPartsQueryKey,
  useAdminListContentParts,
  useConfirmContentPart,
} from '../../api/generated/content/content';
import { dataOnly, ifMatch } from '../../api/response';
import * as text from '../../text/admin-sample-texts';
import { SampleTextsContext } from '../forms/sample-texts';
import { useFieldInUrl } from '../panel-location';
import { ListSkeleton } from '../ui/loaded';

export function SampleTextsOf({ part, children }: { readonly part: string; readonly children: ReactNode }) {
  const { data, isPending: reading } = useAdminListContentParts(dataOnly());
  const { mutate, isPending } = useConfirmContentPart({
    mutation: {
      meta: { failure: text.confirmFailed, invalidates: [getAdminListContentPartsQueryKey()] },
    },
  });
  // The marks above and below the fields come with this read. Later they would move a field under the owner's finger.
  if (reading) return <ListSkeleton rows={4} />;
  const status = data?.find((one) => one.part === part);
  const confirm = (paths: readonly string[]) =>
    mutate({ part, data: { paths: [...paths] }, headers: ifMatch(`"${status?.version}"`) });
  return (
    <SampleTextsContext value={{ part, paths: status?.samples ?? [], confirm, busy: isPending }}>
      {children}
      <FieldInUrl />
    </SampleTextsContext>
  );
}

function FieldInUrl() {
  useFieldInUrl();
  return null;
}
