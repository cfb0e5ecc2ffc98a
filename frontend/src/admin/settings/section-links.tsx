import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import * as text from '../../text/admin-settings';
import {
  fragmentOf,
  replaceParams,
  sectionIn,
  sectionParams,
  showSection,
  usePanelLocation,
} from '../panel-location';
import { SETTINGS_TAB } from '../places';
import type { SectionProps } from '../ui/section';

export interface TabSection extends SectionProps {
  readonly name: string;
  readonly Content: ComponentType<SectionProps>;
}

const Row = chakra('nav', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'bar',
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: '4',
    // On a phone the row extends from edge to edge.
    marginInline: { base: '-4', md: 0 },
    paddingInline: { base: '4', md: 0 },
    paddingBlock: '2.5',
    bg: 'paper.sunk',
  },
});
const Link = chakra('a', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { borderColor: 'ink' },
    '&[aria-current]': { bg: 'ink', color: 'paper', borderColor: 'ink' },
    _focusVisible: { outlineOffset: '-4px', boxShadow: 'inset 0 0 0 4px {colors.cyan}' },
  },
});

function scrollRowTo(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}

export function SectionLinks({ sections }: { readonly sections: readonly TabSection[] }) {
  const current = sectionIn(usePanelLocation());
  return (
    <Row aria-label={text.sections}>
      {sections.map(({ id, name }) => (
        <Link
          key={id}
          ref={id === current ? scrollRowTo : undefined}
          href={fragmentOf(SETTINGS_TAB, sectionParams(id))}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            // With such a key, the browser opens the link in a new tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            replaceParams(SETTINGS_TAB, sectionParams(id));
            showSection(id);
          }}
        >
          {name}
        </Link>
      ))}
    </Row>
  );
}
