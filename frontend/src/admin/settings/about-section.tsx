import { useAdminGetAboutContent } from '../../api/generated/content/content';
import { dataOnly } from '../../api/response';
import { about, aboutNote } from '../../text/admin-settings';
import { ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { Section } from '../ui/section';
import { AboutForm } from './about-form';
import { sectionIds } from './section-links';

export function AboutSection() {
  const content = useAdminGetAboutContent(dataOnly());
  return (
    <Section id={sectionIds.about} title={about} note={aboutNote}>
      {content.isError && <ReadFailed onRetry={() => void content.refetch()} />}
      {content.isPending && <ListSkeleton rows={2} />}
      {content.data && <AboutForm content={content.data} />}
    </Section>
  );
}
