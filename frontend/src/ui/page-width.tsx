import { chakra } from '@chakra-ui/react';

/** A phone held sideways: what is below the fold elsewhere is at the bottom edge, as on a narrow screen. */
export const LOW_SCREEN = '@media (max-height: 30rem)';

/** The column that every page's content is in: at most 1200 px wide, with the same margins. */
export const PageWidth = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '6' } },
});
