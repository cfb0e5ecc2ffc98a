import * as feed from '../../text/admin-feed';
import * as visits from '../../text/admin-visits';
import { chunk } from '../ui/chunk';
import { OnDemandSection } from '../ui/on-demand-section';
import type { SectionProps } from '../ui/section';

const VisitsReport = chunk(() => import('../visits/visits-report'));
const FeedReport = chunk(() => import('../feed/feed-report'));

export const VisitsSection = ({ id }: SectionProps) => (
  <OnDemandSection
    id={id}
    title={visits.title}
    note={visits.note}
    show={visits.show}
    Content={VisitsReport}
  />
);

export const FeedSection = ({ id }: SectionProps) => (
  <OnDemandSection id={id} title={feed.title} note={feed.note} show={feed.show} Content={FeedReport} />
);
