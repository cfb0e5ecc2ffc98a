import type { ComponentType } from 'react';
import * as text from '../../text/admin-content';
import { NewTabLink } from '../ui/new-tab-link';
import { OnDemandSection } from '../on-demand-section';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly page: string;
  readonly Form: ComponentType;
}

export const PartSection = ({ id, title, note, page, Form }: Props) => (
  <OnDemandSection
    id={id}
    title={title}
    note={
      <>
        {note}{' '}
        <NewTabLink href={page} variant="underline">
          {text.viewPage}
        </NewTabLink>
      </>
    }
    show={text.editPart(title)}
    Content={Form}
  />
);
