import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { printCss } from './print';
import { system } from './system';

// Not Emotion's: every rule that it adds to a sheet with font faces makes Chromium fetch the fonts again, and text jumps.
const staticCss = { __html: fontFaces + printCss };

interface Props {
  /** The panel passes its richer system; the shop uses the small one. */
  readonly value?: SystemContext;
  readonly children: ReactNode;
}

export function ThemeProvider({ value = system, children }: Props) {
  return (
    <ChakraProvider value={value}>
      <style dangerouslySetInnerHTML={staticCss} />
      {children}
    </ChakraProvider>
  );
}
