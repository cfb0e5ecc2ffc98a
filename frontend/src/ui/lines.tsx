import { chakra } from '@chakra-ui/react';

/** A text of several lines, such as an address, with its line breaks. */
export const Lines = chakra('span', { base: { display: 'block', whiteSpace: 'pre-line' } });
