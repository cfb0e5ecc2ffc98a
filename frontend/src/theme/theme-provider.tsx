import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { printCss } from './print';
import { system } from './system';

interface Props {
  /** The panel passes its richer system; the shop uses the small one. */
  readonly value?: SystemContext;
  readonly children: ReactNode;
}

export function ThemeProvider({ value = system, children }: Props) {
  return (
    <ChakraProvider value={value}>
      <Global styles={fontFaces + printCss} />
      {children}
    </ChakraProvider>
  );
}
