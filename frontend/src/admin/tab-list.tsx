import { chakra, Tabs } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as text from '../text/admin-common';
import { tabs } from './slices';

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

interface Props {
  readonly current: string;
  /** @returns whether the tab may be left. */
  readonly onSelect: (fragment: string) => Promise<boolean>;
  readonly children: ReactNode;
}

/**
 * Chakra moves the focus before it selects a tab. Here the focus stays on the current tab until the owner may leave it.
 */
export function TabsRoot({ current, onSelect, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const focus = (fragment: string) =>
    root.current?.querySelector<HTMLElement>(`[role=tab][data-value=${fragment}]`)?.focus();
  const select = async (fragment: string) => {
    focus(current);
    if (await onSelect(fragment)) focus(fragment);
  };
  return (
    <Tabs.Root ref={root} value={current} onValueChange={({ value }) => void select(value)}>
      {children}
    </Tabs.Root>
  );
}

interface ListProps {
  readonly current: string;
}

export function TabList({ current }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-value=${current}]`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <Bar aria-label={text.tabList}>
      <Tabs.List ref={list} aria-label={text.tabList} maxWidth={{ md: 'panel' }}>
        {tabs.map(({ fragment, label, Icon }) => (
          <Tabs.Trigger key={fragment} value={fragment}>
            <Icon size={21} aria-hidden />
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Bar>
  );
}
