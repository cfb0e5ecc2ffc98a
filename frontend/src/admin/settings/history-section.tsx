import { Suspense } from 'react';
import * as text from '../../text/admin-history';
import { HistoryList } from '../history/history-chunk';
import { ListSkeleton } from '../ui/loaded';
import { PanelPart } from '../ui/panel-part';
import { Section, type SectionProps } from '../ui/section';

export function HistorySection({ id }: SectionProps) {
  return (
    <Section id={id} title={text.title} note={text.note}>
      <PanelPart>
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <HistoryList />
        </Suspense>
      </PanelPart>
    </Section>
  );
}
