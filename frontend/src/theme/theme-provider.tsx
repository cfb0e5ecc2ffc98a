import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ThemeProviderProps {
  readonly value: SystemContext;
  /** The rules of `static-css.ts`, always as the same object, because React inserts the rules of a new object again. */
  readonly staticCss: { readonly __html: string };
  readonly children: ReactNode;
}

export function ThemeProvider({ value, staticCss, children }: ThemeProviderProps) {
  return (
    <ChakraProvider value={value}>
      <style dangerouslySetInnerHTML={staticCss} />
      {children}
    </ChakraProvider>
  );
}
