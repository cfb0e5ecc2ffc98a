import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { printCss } from './print';

// Emotion does not insert these rules. If a rule is added to a style sheet with font faces, Chromium loads the fonts
// again, and the text shifts.
const staticCss = { __html: fontFaces + printCss };

interface Props {
  readonly value: SystemContext;
  readonly children: ReactNode;
}

export function ThemeProvider({ value, children }: Props) {
  return (
    <ChakraProvider value={value}>
      <style dangerouslySetInnerHTML={staticCss} />
      {children}
    </ChakraProvider>
  );
}
