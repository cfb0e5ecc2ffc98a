import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { focusSection, useSectionName } from './panel-location';
import { Button } from './ui/button';
import { ListSkeleton } from './ui/loaded';
import { PanelPart } from './ui/panel-part';
import { Section } from './ui/section';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly show: string;
  readonly Content: ComponentType;
}

/** A section whose content appears when the owner opens the section by its button or by a link to the section. */
export function OnDemandSection({ id, title, note, show, Content }: Props) {
  const isWanted = useSectionName() === id;
  const [isOpen, setOpen] = useState(isWanted);
  const open = () => {
    setOpen(true);
    // The pressed button disappears, so the focus moves to the section.
    focusSection(id);
  };
  return (
    <Section id={id} title={title} note={note}>
      {isOpen ? (
        <PanelPart>
          <Suspense fallback={<ListSkeleton rows={3} />}>
            <Content />
          </Suspense>
        </PanelPart>
      ) : (
        <Button variant="outline" size="sm" onClick={open}>
          {show}
        </Button>
      )}
    </Section>
  );
}
