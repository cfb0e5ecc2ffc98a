import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ChevronIcon } from '../../ui/icons';
import type { MenuItem } from './menu-items';
import { useDisclosure } from './use-disclosure';

const Details = chakra('details', {
  base: { position: 'relative', '&[open] > summary svg': { transform: 'rotate(180deg)' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    paddingInline: '3',
    fontWeight: 'medium',
    '& svg': { transition: 'transform {durations.fast}' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '6px' },
  },
});
// The transparent padding joins the panel to the summary, so that the pointer does not leave the menu between them.
const HoverArea = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    left: 0,
    zIndex: 'menu',
    paddingTop: '1.5',
    animation: 'drop {durations.fast} {easings.out}',
  },
});
const Panel = chakra('div', {
  base: {
    minWidth: '14rem',
    maxHeight: 'calc(100dvh - 7rem)',
    overflowY: 'auto',
    paddingBlock: '2',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'ink',
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '4',
      outlineOffset: '-4px',
    },
    '& a:focus-visible': { boxShadow: 'inset 0 0 0 4px {colors.cyan}', outlineOffset: '-6px' },
    '& > p': { paddingInline: '4', paddingBlock: '1.5 2.5' },
    '& li > p': { color: 'ink.soft' },
    '& a:hover': { bg: 'yellow' },
    '& a[aria-current=page]': { fontWeight: 'bold' },
  },
});

const Hint = chakra('p', { base: { textStyle: 'note' } });

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly items: readonly MenuItem[];
  readonly empty?: string;
}

export function Dropdown({ label, hint, items, empty }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useDisclosure(ref);
  const { pathname } = useLocation();
  // True after a click has opened the menu. A pinned menu stays open when the mouse leaves. A click on a menu that
  // hovering has opened pins the menu and does not close it.
  const pinned = useRef(false);

  // The visitor may have opened or hovered the menu before hydration.
  const continueEarlyUse = useEffectEvent((details: HTMLDetailsElement) => {
    pinned.current = details.open;
    if (details.matches(':hover') && matchMedia('(hover: hover)').matches) setOpen(true);
  });
  useEffect(() => {
    if (ref.current) continueEarlyUse(ref.current);
  }, []);

  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      // Escape or a click outside may have closed a pinned menu.
      pinned.current &&= details.open;
      setOpen(true);
    };
    // The menu closes after 120 ms, so that it stays open when the mouse leaves for a moment.
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !pinned.current) timer = setTimeout(() => setOpen(false), 120);
    };
    details.addEventListener('pointerenter', enter);
    details.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      details.removeEventListener('pointerenter', enter);
      details.removeEventListener('pointerleave', leave);
    };
  }, [setOpen]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    pinned.current = !open || !pinned.current;
    setOpen(pinned.current);
  };

  return (
    <Details ref={ref} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary onClick={toggle}>
        {label} <ChevronIcon size={14} />
      </Summary>
      <HoverArea>
        <Panel>
          <Hint>{hint}</Hint>
          <ul>
            {items.map(({ label: name, to }) => (
              <li key={to}>
                <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
            {items.length === 0 && (
              <li>
                <p>{empty}</p>
              </li>
            )}
          </ul>
        </Panel>
      </HoverArea>
    </Details>
  );
}
