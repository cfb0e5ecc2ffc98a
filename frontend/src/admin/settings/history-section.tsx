import * as text from '../../text/admin-history';
import { HistoryList } from '../history/history-chunk';
import type { SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';

export const HistorySection = ({ id }: SectionProps) => (
  <FoldedSection loadsWhenOpened id={id} title={text.title} note={text.note}>
    <HistoryList />
  </FoldedSection>
);
