import { Suspense } from 'react';
import { note, title } from '../../text/admin-history';
import { HistoryList } from '../history/history-chunk';
import { ListSkeleton } from '../ui/loaded';
import { PanelPart } from '../ui/panel-part';
import { Section } from '../ui/section';
import { sectionIds } from './section-links';

export function HistorySection() {
  return (
    <Section id={sectionIds.history} title={title} note={note}>
      <PanelPart>
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <HistoryList />
        </Suspense>
      </PanelPart>
    </Section>
  );
}
