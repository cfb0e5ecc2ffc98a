import { note, title } from '../../text/admin-content';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { TabHead } from '../ui/tab-head';
import { ContentForm } from './content-form';
import { useSiteContent } from './site-content';

export default function ContentTab() {
  const content = useSiteContent();
  return (
    <>
      <TabHead title={title} note={note} />
      <Loaded query={content} skeleton={<ListSkeleton rows={4} />}>
        {(read) => <ContentForm content={read} />}
      </Loaded>
    </>
  );
}
