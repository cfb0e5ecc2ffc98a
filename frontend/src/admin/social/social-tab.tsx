import { note, title } from '../../text/admin-social';
import { useSiteContent } from '../content/site-content';
import { useFooterSettings } from '../settings/footer-settings';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { TabHead } from '../ui/tab-head';
import { FollowersForm } from './followers-form';
import { LinksForm } from './links-form';
import { NewsletterForm } from './newsletter-form';

export default function SocialTab() {
  const content = useSiteContent();
  const footer = useFooterSettings();
  const both = {
    data: content.data && footer.data && { site: content.data, footer: footer.data },
    isError: content.isError || footer.isError,
    refetch: () => [content, footer].filter((query) => query.isError).map((query) => query.refetch()),
  };
  return (
    <>
      <TabHead title={title} note={note} />
      <Loaded query={both} skeleton={<ListSkeleton rows={3} />}>
        {(read) => (
          <>
            <LinksForm social={read.site.social} />
            <NewsletterForm settings={read.footer} />
            <FollowersForm followers={read.site.followers} />
          </>
        )}
      </Loaded>
    </>
  );
}
