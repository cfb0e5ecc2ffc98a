import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the element that the URL's fragment names, after each client navigation. */
export function useScrollToAnchor(): void {
  const { hash } = useLocation();
  const navigated = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (navigated && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [navigated, hash]);
}
