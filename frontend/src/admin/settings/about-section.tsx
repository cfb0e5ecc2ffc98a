import { useAdminGetAboutContent } from '../../api/generated/content/content';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-settings';
import { ListSkeleton, Loaded } from '../ui/loaded';
import type { SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';
import { AboutForm } from './about-form';

export function AboutSection({ id }: SectionProps) {
  const content = useAdminGetAboutContent(dataOnly());
  return (
    <FoldedSection id={id} title={text.about} note={text.aboutNote}>
      <Loaded query={content} skeleton={<ListSkeleton rows={2} />}>
        {(read) => <AboutForm content={read} />}
      </Loaded>
    </FoldedSection>
  );
}
