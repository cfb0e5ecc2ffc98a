import { chakra } from '@chakra-ui/react';

/** The column of every page's content: at most 1200 px wide, with the same margins. */
export const PageWidth = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '6' } },
});
