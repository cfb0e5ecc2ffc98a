import { Suspense, useState } from 'react';
import * as text from '../../text/admin-visits';
import { focusSection, useSectionName } from '../panel-location';
import { Button } from '../ui/button';
import { ListSkeleton } from '../ui/loaded';
import { PanelPart } from '../ui/panel-part';
import { Section, type SectionProps } from '../ui/section';
import { VisitsReport } from '../visits/visits-chunk';

/** The numbers of visits, which are read when the owner opens the section. */
export function VisitsSection({ id }: SectionProps) {
  const isWanted = useSectionName() === id;
  const [isOpen, setOpen] = useState(isWanted);
  const open = () => {
    setOpen(true);
    // The pressed button disappears, so the focus moves to the section.
    focusSection(id);
  };
  return (
    <Section id={id} title={text.title} note={text.note}>
      {isOpen ? (
        <PanelPart>
          <Suspense fallback={<ListSkeleton rows={3} />}>
            <VisitsReport />
          </Suspense>
        </PanelPart>
      ) : (
        <Button variant="outline" size="sm" onClick={open}>
          {text.show}
        </Button>
      )}
    </Section>
  );
}
