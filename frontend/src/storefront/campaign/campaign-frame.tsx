import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import * as layout from '../../text/layout';
import { CampaignLine } from '../../ui/campaign-line';
import { SiteLink } from '../../ui/site-link';

const running = partOf('/api/content/campaigns', 'running', ({ campaigns: [first] }) =>
  first ? { text: first.text, link: first.link } : null,
);

function CampaignBar() {
  const { data: campaign } = useQuery(running);
  if (!campaign) return undefined;
  const { text, link } = campaign;
  return (
    <CampaignLine label={layout.campaignLabel}>
      {link ? <SiteLink to={link}>{text}</SiteLink> : <p>{text}</p>}
    </CampaignLine>
  );
}

export const campaign = {
  Bar: CampaignBar,
  prefetch: ((client) => client.fetchQuery(running)) satisfies Prefetch,
};
