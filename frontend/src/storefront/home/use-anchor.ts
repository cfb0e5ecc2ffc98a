import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Arriving from another page at `/#flash-sale`: the section exists only now that the page has been drawn. */
export function useAnchor(): void {
  const { hash } = useLocation();
  const arrived = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (arrived && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [arrived, hash]);
}
