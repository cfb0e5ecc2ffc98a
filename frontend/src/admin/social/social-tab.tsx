import * as text from '../../text/admin-social';
import * as tabs from '../../text/admin-tabs';
import { useSiteContent } from '../parts/site-content';
import { useFooterSettings } from '../parts/footer-settings';
import { both, ListSkeleton, Loaded } from '../ui/loaded';
import { TabHead } from '../help/tab-head';
import { FollowersForm } from './followers-form';
import { LinksForm } from './links-form';
import { NewsletterForm } from './newsletter-form';

export default function SocialTab() {
  const content = useSiteContent();
  const footer = useFooterSettings();
  return (
    <>
      <TabHead title={tabs.social} note={text.note} />
      <Loaded query={both(content, footer)} skeleton={<ListSkeleton rows={3} />}>
        {([site, settings]) => (
          <>
            <LinksForm social={site.social} />
            <NewsletterForm settings={settings} />
            <FollowersForm followers={site.followers} />
          </>
        )}
      </Loaded>
    </>
  );
}
