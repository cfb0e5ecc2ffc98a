import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as text from '../../text/layout';
import { RequiredPart } from '../../ui/page-part';
import { frame } from '../frame';
import { Footer } from './footer';
import { Header } from './header';

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
  },
});
const Main = chakra('main', {
  // Keeps the footer below the first screen, so that it does not visibly move while a page loads.
  base: { flex: '1 0 auto', minHeight: '100vh', _focusVisible: { outline: 'none', boxShadow: 'none' } },
});
const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'skip',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'ink',
    color: 'paper',
    fontWeight: 'bold',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});

/**
 * Header, page and footer hydrate separately, so that no long task blocks the visitor's input. `RequiredPart` separates
 * header and footer. The parts of the page are in `children`.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <Providers>
      <Page>
        <SkipLink href="#isi">{text.skipToContent}</SkipLink>
        {frame.map(
          ({ Bar }, index) =>
            Bar && (
              <RequiredPart key={index}>
                <Bar />
              </RequiredPart>
            ),
        )}
        <RequiredPart>
          <Header />
        </RequiredPart>
        <Content>{children}</Content>
        <RequiredPart>
          <Footer />
        </RequiredPart>
      </Page>
    </Providers>
  );
}

/** Nests the providers of the features. The first feature's provider is the outermost. */
const Providers = ({ children }: { readonly children: ReactNode }) =>
  frame.reduceRight<ReactNode>(
    (inner, { Provider }) => (Provider ? <Provider>{inner}</Provider> : inner),
    children,
  );

/**
 * The main element gets the focus after navigation, because the previously focused element may be gone. Screen readers
 * continue at the focused element.
 */
function Content({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Main ref={ref} id="isi" tabIndex={-1}>
      {children}
    </Main>
  );
}
