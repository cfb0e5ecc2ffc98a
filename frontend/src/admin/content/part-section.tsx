import { type ComponentType, Suspense, useState } from 'react';
import { editPart, viewPage } from '../../text/admin-content';
import { Button } from '../ui/button';
import { ListSkeleton } from '../ui/loaded';
import { NewTabLink } from '../ui/new-tab-link';
import { PanelPart } from '../ui/panel-part';
import { Section } from '../ui/section';
import { focusSection, useSectionName } from '../panel-location';

interface Props {
  /** The section's id, to which links point. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The URL of the page that shows the content part. */
  readonly page: string;
  /** The form of the content part, in a separate chunk. */
  readonly Form: ComponentType;
}

/** A section whose form appears when the owner opens the section by its button or by a link to the section. */
export function PartSection({ id, title, note, page, Form }: Props) {
  const isWanted = useSectionName() === id;
  const [isOpen, setOpen] = useState(isWanted);
  const open = () => {
    setOpen(true);
    // The pressed button disappears, so the focus moves to the section.
    focusSection(id);
  };
  const notes = (
    <>
      {note}{' '}
      <NewTabLink href={page} variant="underline">
        {viewPage}
      </NewTabLink>
    </>
  );
  return (
    <Section id={id} title={title} note={notes}>
      {isOpen ? (
        <PanelPart>
          <Suspense fallback={<ListSkeleton rows={3} />}>
            <Form />
          </Suspense>
        </PanelPart>
      ) : (
        <Button variant="outline" size="sm" onClick={open}>
          {editPart(title)}
        </Button>
      )}
    </Section>
  );
}
