import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the element of the URL's fragment when client navigation mounts the page or changes the fragment. Back and
 * Forward (`Pop`) are left out, because ScrollRestoration handles them.
 */
export function useScrollToAnchor(): void {
  const { hash } = useLocation();
  const isNewEntry = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isNewEntry && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isNewEntry, hash]);
}
