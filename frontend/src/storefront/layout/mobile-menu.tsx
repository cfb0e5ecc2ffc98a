import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { frameLinks } from '../frame';
import { ChevronIcon, CloseIcon, MenuIcon } from '../../ui/icons';
import { display, useCategoryItems, useServiceItems, type MenuItem } from './menu-items';
import { useCloseOnBack } from '../use-close-on-back';
import { useDisclosure } from './use-disclosure';

const Menu = chakra('details', {
  base: {
    display: { base: 'block', md: 'none' },
    '& > summary svg:last-of-type, &[open] > summary svg:first-of-type': { display: 'none' },
    '&[open] > summary svg:last-of-type': { display: 'block' },
    // While the menu is open, an invisible area of the toggle covers the screen. So a click outside the menu closes the
    // menu and has no other effect.
    '&[open] > summary::before': { content: '""', position: 'fixed', inset: 0 },
  },
});
const Toggle = chakra('summary', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
  },
});
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    left: 0,
    right: 0,
    // The header, and above it a campaign of up to three lines.
    maxHeight: 'calc(100dvh - 7.5rem)',
    overflowY: 'auto',
    paddingInline: '4',
    paddingBlock: '2 6',
    bg: 'paper',
    borderBottomWidth: '1px',
    borderColor: 'ink',
    '& > *': { borderBottomWidth: '1px', borderColor: 'line' },
    '& > :last-child': { borderBottomWidth: 0 },
    '& > a, & > details > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '3.5rem',
      fontSize: 'lg',
      fontWeight: 'bold',
    },
    '& > details[open] > summary svg': { transform: 'rotate(180deg)' },
    '& > [data-highlighted]': { color: 'magenta.deep' },
    '& ul': { paddingBottom: '3' },
    '& li > *': { display: 'flex', alignItems: 'center', minHeight: 'touch', paddingInlineStart: '3' },
    '& > details > p': { textStyle: 'note', paddingInlineStart: '3', paddingBottom: '1' },
    '& li > p': { color: 'ink.soft' },
  },
});

interface GroupProps {
  readonly label: string;
  readonly hint: string;
  readonly items: readonly MenuItem[];
  readonly empty?: string;
}

function Group({ label, hint, items, empty }: GroupProps) {
  return (
    <details>
      <summary>
        {label} <ChevronIcon size={18} />
      </summary>
      <p>{hint}</p>
      <ul>
        {items.map(({ label: name, to }) => (
          <li key={to}>
            {/* `replace` overwrites the history entry of the open menu (see use-close-on-back.ts). */}
            <Link to={to} replace>
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
    </details>
  );
}

export function MobileMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useDisclosure(ref);
  const services = useServiceItems();
  const categories = useCategoryItems();
  const { data: displaySettings } = useQuery(display);
  useCloseOnBack(open, () => setOpen(false));
  // Opens the menu by state. The browser's `toggle` event would come after the menu is visible, which is too late for
  // `useCloseOnBack`.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(!open);
  };
  // A link to the current URL does not navigate. It only closes the menu and scrolls again to the URL's anchor.
  const skipCurrentPage = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.href !== location.href) return;
    event.preventDefault();
    setOpen(false);
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };
  return (
    <Menu ref={ref} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Toggle onClick={toggle}>
        <VisuallyHidden>{text.openMenu}</VisuallyHidden>
        <MenuIcon size={22} />
        <CloseIcon size={22} />
      </Toggle>
      <Panel onClickCapture={skipCurrentPage}>
        <Group label={text.services} hint={text.servicesHint} items={services} />
        <Group
          label={text.categories}
          hint={text.categoriesHint}
          items={categories}
          empty={text.noCategories}
        />
        {frameLinks.map((link) => (
          <Link key={link.to} to={link.to} replace data-highlighted>
            {link.label}
          </Link>
        ))}
        {displaySettings?.showAdminLink && <a href={paths.admin}>{text.admin}</a>}
      </Panel>
    </Menu>
  );
}
