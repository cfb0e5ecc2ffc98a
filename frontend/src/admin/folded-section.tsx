import { chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { replaceParams, sectionParams } from './panel-location';
import { SETTINGS_TAB } from './places';
import { ListSkeleton } from './ui/loaded';
import { PanelPart } from './ui/panel-part';
import type { SectionProps } from './ui/section';

const Details = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '&[open]': { paddingBottom: '8', '& > summary svg': { transform: 'rotate(180deg)' } },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '14',
    paddingBlock: '2',
    _hover: { textDecoration: 'underline' },
  },
});

interface Props extends SectionProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Whether the content is loaded when the part is opened, and not before. */
  readonly loadsWhenOpened?: boolean;
  readonly children: ReactNode;
}

/** A part of the settings, which is folded at first. It stays open while it has unsaved changes or an error. */
export function FoldedSection({ id, title, note, loadsWhenOpened = false, children }: Props) {
  const titleId = useId();
  const [isLoaded, setLoaded] = useState(!loadsWhenOpened);
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const part = event.currentTarget.closest('details');
    if (!part?.open) replaceParams(SETTINGS_TAB, sectionParams(id));
    else if (part.querySelector('[data-save-bar], [aria-invalid=true]')) event.preventDefault();
  };
  return (
    <section aria-labelledby={titleId}>
      <Details id={id} onToggle={({ currentTarget }) => currentTarget.open && setLoaded(true)}>
        <Summary onClick={toggle}>
          <Heading as="h3" id={titleId} fontSize="lg">
            {title}
          </Heading>
          <ChevronDown size={20} aria-hidden />
        </Summary>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 17rem) minmax(0, 1fr)' }}
          columnGap="8"
          rowGap="4"
        >
          <Text fontSize="sm" color="ink.soft" maxWidth="32rem">
            {note}
          </Text>
          <div>
            {isLoaded && (
              <PanelPart>
                <Suspense fallback={<ListSkeleton rows={3} />}>{children}</Suspense>
              </PanelPart>
            )}
          </div>
        </Grid>
      </Details>
    </section>
  );
}
