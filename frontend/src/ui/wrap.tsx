import { chakra } from '@chakra-ui/react';

/** The page's column: at most 1200 px, with the same margins on every page. Not Chakra's Wrap, which is a flex box. */
export const Wrap = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '6' } },
});
