import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { CartIcon } from '../../ui/icons';
import { PageWidth } from '../../ui/page-width';
import { frameLinks } from '../frame';
import { SearchButton } from '../search/search-button';
import { Brand } from './brand';
import { Dropdown } from './dropdown';
import { display, useCategoryItems, useServiceItems } from './menu-items';
import { MobileMenu } from './mobile-menu';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    bg: 'paper',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '@media print': { position: 'static', '& nav, & form': { display: 'none' } },
  },
});
const Row = chakra(PageWidth, {
  base: { display: 'flex', alignItems: 'center', height: { base: '3.5rem', md: '4.5rem' } },
});
const Menu = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    flex: 'none',
    marginInlineStart: { md: '3', lg: '5' },
  },
});
const FrameLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    color: 'magenta.deep',
    fontWeight: 'bold',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '6px' },
  },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: { base: '0.5', md: '1' },
    // The width of the three buttons (search, cart, menu) on a phone, so that no button moves when another one arrives.
    minWidth: { base: 'calc(3 * {sizes.touch} + 4px)', md: 0 },
    marginInlineStart: 'auto',
    marginInlineEnd: '-3',
  },
});
const AdminLink = chakra('a', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    color: 'ink.soft',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});
const Cart = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    height: 'touch',
    // Covers a corner of the cart only, also when the text is enlarged.
    '& > span': {
      alignSelf: 'start',
      marginTop: '4px',
      marginInlineStart: 'min(-2px, calc(0.5rem - 17px))',
      marginInlineEnd: '-9px',
      minWidth: '1.125rem',
      borderRadius: 'full',
      bg: 'ink',
      color: 'paper',
      fontSize: '0.6875rem',
      fontWeight: 'bold',
      lineHeight: '1.125rem',
      textAlign: 'center',
    },
  },
});

export function Header() {
  const services = useServiceItems();
  const categories = useCategoryItems();
  const { data: displaySettings } = useQuery(display);
  return (
    <Bar>
      <Row>
        <Brand />
        <nav aria-label={text.mainMenu} style={{ display: 'contents' }}>
          <Menu>
            <Dropdown label={text.services} hint={text.servicesHint} items={services} />
            <Dropdown
              label={text.categories}
              hint={text.categoriesHint}
              items={categories}
              empty={text.noCategories}
            />
            {frameLinks.map((link) => (
              <FrameLink key={link.to} to={link.to}>
                {link.label}
              </FrameLink>
            ))}
          </Menu>
          <Tools>
            {/* The admin panel is a separate document, so this is no link for client navigation. */}
            {displaySettings?.showAdminLink && <AdminLink href={paths.admin}>{text.admin}</AdminLink>}
            <SearchButton />
            {/* The shop takes no orders on the site. The cart is only drawn, and its number is always 0. */}
            <Cart role="img" aria-label={text.cart}>
              <CartIcon size={22} />
              <span aria-hidden="true">0</span>
            </Cart>
            <MobileMenu />
          </Tools>
        </nav>
      </Row>
    </Bar>
  );
}
