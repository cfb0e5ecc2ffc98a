import { type ComponentType, Suspense, useState } from 'react';
import * as feed from '../../text/admin-feed';
import * as visits from '../../text/admin-visits';
import { focusSection, useSectionName } from '../panel-location';
import { Button } from '../ui/button';
import { chunk } from '../ui/chunk';
import { ListSkeleton } from '../ui/loaded';
import { PanelPart } from '../ui/panel-part';
import { Section, type SectionProps } from '../ui/section';

interface Texts {
  readonly title: string;
  readonly note: string;
  /** The label of the button that opens the section. */
  readonly show: string;
}

/** A section whose content is loaded when the owner opens the section by its button or by a link to the section. */
function onDemandSection(texts: Texts, load: () => Promise<{ default: ComponentType }>) {
  const Content = chunk(load);
  return function OnDemandSection({ id }: SectionProps) {
    const isWanted = useSectionName() === id;
    const [isOpen, setOpen] = useState(isWanted);
    const open = () => {
      setOpen(true);
      // The pressed button disappears, so the focus moves to the section.
      focusSection(id);
    };
    return (
      <Section id={id} title={texts.title} note={texts.note}>
        {isOpen ? (
          <PanelPart>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <Content />
            </Suspense>
          </PanelPart>
        ) : (
          <Button variant="outline" size="sm" onClick={open}>
            {texts.show}
          </Button>
        )}
      </Section>
    );
  };
}

export const VisitsSection = onDemandSection(visits, () => import('../visits/visits-report'));
export const FeedSection = onDemandSection(feed, () => import('../feed/feed-report'));
