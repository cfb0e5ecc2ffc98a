import { chakra } from '@chakra-ui/react';

/** The panel is a desk, not a page: wider than the shop, because rows carry many facts. */
export const PANEL_WIDTH = '85rem';

export const Wrap = chakra('div', {
  base: {
    width: 'full',
    maxWidth: PANEL_WIDTH,
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
});
