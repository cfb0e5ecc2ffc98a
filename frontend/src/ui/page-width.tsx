import { chakra } from '@chakra-ui/react';

export const PageWidth = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '6' } },
});
