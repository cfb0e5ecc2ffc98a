import { useLayoutEffect, useRef } from 'react';

/**
 * Takes the owner to the first mistake on the screen after each try to save; closed parts have opened by then.
 * @returns the ref of the form's element.
 */
export function useFirstMistake({ formState }: { readonly formState: { readonly submitCount: number } }) {
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount } = formState;
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // To the middle, where neither the bars at the edges nor a notification cover it.
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
  return ref;
}
