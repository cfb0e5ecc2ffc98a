import { note, title } from '../../text/admin-social';
import { useSiteContent } from '../content/site-content';
import { useFooterSettings } from '../settings/footer-settings';
import { ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { TabHead } from '../ui/tab-head';
import { FollowersForm } from './followers-form';
import { LinksForm } from './links-form';
import { NewsletterForm } from './newsletter-form';

export default function SocialTab() {
  const content = useSiteContent();
  const footer = useFooterSettings();
  const retry = () => {
    if (content.isError) void content.refetch();
    if (footer.isError) void footer.refetch();
  };
  return (
    <>
      <TabHead title={title} note={note} />
      {(content.isError || footer.isError) && <ReadFailed onRetry={retry} />}
      {(content.isPending || footer.isPending) && <ListSkeleton rows={3} />}
      {content.data && footer.data && (
        <>
          <LinksForm social={content.data.social} />
          <NewsletterForm settings={footer.data} />
          <FollowersForm followers={content.data.followers} />
        </>
      )}
    </>
  );
}
