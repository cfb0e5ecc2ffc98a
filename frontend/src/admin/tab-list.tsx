import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { tabList } from '../text/admin-common';
import { PANEL_WIDTH } from './ui/wrap';
import { tabAfterKey, type TabName, tabs } from './tabs';

/** Under the header on a desktop, at the lower edge on a phone: the same list, within the thumb's reach. */
const Bar = chakra('nav', {
  base: {
    bg: 'paper.raised',
    borderColor: 'line',
    borderTopWidth: { base: '1px', md: 0 },
    borderBottomWidth: { base: 0, md: '1px' },
    position: { base: 'fixed', md: 'static' },
    zIndex: { base: 'header', md: 'auto' },
    insetInline: { base: 0, md: 'auto' },
    bottom: { base: 0, md: 'auto' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', md: 0 },
  },
});
const List = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(6, auto)',
    gap: { md: '1' },
    maxWidth: { md: PANEL_WIDTH },
    marginInline: 'auto',
    paddingInline: { md: '6' },
  },
});
const Tab = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '1', md: 0 },
    minHeight: { base: '3.75rem', md: '3.25rem' },
    paddingInline: { base: 0, md: '4' },
    color: 'ink.soft',
    fontSize: { base: 'clamp(0.59rem, 2.95vw, 0.75rem)', md: 'md' },
    fontWeight: 'semibold',
    lineHeight: 'snug',
    letterSpacing: { base: '-0.02em', md: '-0.01em' },
    whiteSpace: 'nowrap',
    _hover: { color: 'ink' },
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: { base: '-1px', md: 'auto' },
      bottom: { base: 'auto', md: '-1px' },
      height: '3px',
      bg: 'transparent',
    },
    '&[aria-selected=true]': { color: 'ink', fontWeight: 'bold', _after: { bg: 'ink' } },
    '& .lucide': { display: { base: 'block', md: 'none' } },
    _focusVisible: { outlineOffset: '-4px', boxShadow: 'inset 0 0 0 4px {colors.cyan}' },
  },
});

export const tabId = (name: TabName) => `tab-${name}`;
export const panelId = (name: TabName) => `panel-${name}`;

interface Props {
  readonly current: TabName;
  /** @returns whether the tab may be left. */
  readonly onSelect: (name: TabName) => Promise<boolean>;
}

export function TabList({ current, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const moveTo = async (index: number) => {
    const next = tabs[index];
    if (next && (await onSelect(next.name)))
      list.current?.querySelector<HTMLElement>(`#${tabId(next.name)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    void moveTo(next);
  };

  return (
    <Bar aria-label={tabList}>
      <List ref={list} role="tablist" aria-label={tabList}>
        {tabs.map(({ name, label, Icon }, index) => {
          const selected = name === current;
          return (
            <Tab
              key={name}
              type="button"
              role="tab"
              id={tabId(name)}
              aria-selected={selected}
              aria-controls={selected ? panelId(name) : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => void onSelect(name)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Icon size={21} aria-hidden />
              {label}
            </Tab>
          );
        })}
      </List>
    </Bar>
  );
}
