import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import { closeCampaign } from '../../text/campaign';
import * as layout from '../../text/layout';
import { CampaignLine } from '../../ui/campaign-line';
import { CloseIcon } from '../../ui/icons';
import { SiteLink } from '../../ui/site-link';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: '-2',
    marginInlineEnd: '-3',
    '&[data-campaign=long]': {
      base: { fontSize: '0.75rem', fontWeight: 'semibold', letterSpacing: '-0.02em' },
      md: { fontSize: 'sm' },
    },
    '& > :first-child': { flex: 1, minWidth: 0 },
    // The lines are so high that the underline of the second is within the clamped box.
    '& > * > span': { lineClamp: 2, lineHeight: 1.5, textWrap: 'balance' },
    // Only an inline element has its lines underlined within a clamped box.
    '& a': { textDecoration: 'none' },
    '& a > span > span': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    // A tap or a key shows the rest. Under a mouse, it would move the page.
    '& > :focus-visible > span': { WebkitLineClamp: 'none' },
    '@media (hover: none)': { '& > :hover > span': { WebkitLineClamp: 'none' } },
    '& button': { display: 'grid', placeItems: 'center', flex: 'none', width: 'touch', height: 'touch' },
  },
});

const running = partOf('/api/content/campaigns', 'running', ({ campaigns: [first] }) =>
  first ? { text: first.text, link: first.link } : null,
);

/** index.html hides the line before the next page of this visit is drawn. */
function close(): void {
  document.documentElement.dataset['campaign'] = 'closed';
  try {
    sessionStorage.setItem('campaign', 'closed');
  } catch {
    // Without storage, the line is closed on this page only.
  }
}

/** A longer text has a smaller font on a phone, where it would take three lines. */
const LONG = 80;

function CampaignBar() {
  const { data: campaign } = useQuery(running);
  if (!campaign) return undefined;
  const { text, link } = campaign;
  const words = (
    <span>
      <span>{text}</span>
    </span>
  );
  return (
    <CampaignLine label={layout.campaignLabel}>
      <Row data-campaign={text.length > LONG ? 'long' : ''}>
        {link ? <SiteLink to={link}>{words}</SiteLink> : <p>{words}</p>}
        <button type="button" className="needs-script" aria-label={closeCampaign} onClick={close}>
          <CloseIcon size={18} />
        </button>
      </Row>
    </CampaignLine>
  );
}

export const campaign = {
  Bar: CampaignBar,
  prefetch: ((client) => client.fetchQuery(running)) satisfies Prefetch,
};
