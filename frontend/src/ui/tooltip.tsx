import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
/** Within this time after a tooltip has closed, the next one opens without the delay. */
const NO_DELAY_AFTER_CLOSE_MS = 300;

const Trigger = chakra('span', { base: { position: 'relative', display: 'inline-flex' } });
const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    bottom: 'calc(100% + 8px)',
    right: 0,
    zIndex: 'menu',
    paddingInline: '3',
    paddingBlock: '1.5',
    bg: 'ink',
    color: 'paper',
    fontSize: 'sm',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
});

const MIN_DISTANCE_TO_SCREEN_EDGE_PX = 8;
/** The time at which any tooltip of the page was last closed. */
let lastClosed = -Infinity;

interface Props {
  readonly label: string;
  /** Receives the tooltip's id, for the button's `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * The tooltip opens on hover and on focus after 700 ms, or at once within 300 ms after another tooltip closed. Escape
 * closes it.
 */
export function Tooltip({ label, children }: Props) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (open && bubble.current) keepOnScreen(bubble.current);
  }, [open]);

  useEffect(() => {
    const element = trigger.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      const atOnce = performance.now() - lastClosed < NO_DELAY_AFTER_CLOSE_MS;
      timer = setTimeout(() => setOpen(true), atOnce ? 0 : OPEN_DELAY_MS);
    };
    const hide = () => {
      clearTimeout(timer);
      setOpen((wasOpen) => {
        if (wasOpen) lastClosed = performance.now();
        return false;
      });
    };
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    element.addEventListener('pointerenter', show);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('focusin', show);
    element.addEventListener('focusout', hide);
    document.addEventListener('keydown', hideOnEscape);
    // The button may have been hovered or focused before hydration.
    if (element.matches(':hover, :focus-within')) show();
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', show);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('focusin', show);
      element.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, []);

  return (
    <Trigger ref={trigger}>
      {children(id)}
      <Bubble ref={bubble} role="tooltip" id={id} hidden={!open}>
        {label}
      </Bubble>
    </Trigger>
  );
}

/** Moves a tooltip's bubble back onto the screen. The bubble is right-aligned to its button. */
function keepOnScreen(bubble: HTMLElement): void {
  bubble.style.translate = 'none';
  const { left } = bubble.getBoundingClientRect();
  if (left < MIN_DISTANCE_TO_SCREEN_EDGE_PX)
    bubble.style.translate = `${MIN_DISTANCE_TO_SCREEN_EDGE_PX - left}px`;
}
