import { note, title } from '../../text/admin-content';
import { ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { TabHead } from '../ui/tab-head';
import { ContentForm } from './content-form';
import { useSiteContent } from './site-content';

export default function ContentTab() {
  const content = useSiteContent();
  return (
    <>
      <TabHead title={title} note={note} />
      {content.isError && <ReadFailed onRetry={() => void content.refetch()} />}
      {content.isPending && <ListSkeleton rows={4} />}
      {content.data && <ContentForm content={content.data} />}
    </>
  );
}
