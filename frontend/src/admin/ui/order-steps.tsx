import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { IconButton } from './button';

const BY = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const;

const Handle = chakra('span', {
  base: {
    width: 'touch',
    height: 'touch',
    display: 'grid',
    placeItems: 'center',
    // A touch on the grip drags the item. A touch elsewhere on the item scrolls the page.
    touchAction: 'none',
  },
});

export const Grip = (props: ComponentProps<typeof Handle>) => (
  <Handle aria-hidden cursor="grab" {...props}>
    <GripVertical size={18} aria-hidden />
  </Handle>
);

interface Props {
  readonly index: number;
  readonly count: number;
  readonly vertical?: boolean;
  readonly earlier: string;
  readonly later: string;
  readonly onStep: (by: -1 | 1) => void;
}

/** Returns a handler that moves an item by the arrow keys. */
export const arrowKeys = (onStep: Props['onStep']) => (event: KeyboardEvent) => {
  const by = BY[event.key as keyof typeof BY] as -1 | 1 | undefined;
  if (by === undefined) return;
  event.preventDefault();
  onStep(by);
};

export function OrderSteps({ index, count, vertical = false, earlier, later, onStep }: Props) {
  const [Earlier, Later] = vertical ? [ArrowUp, ArrowDown] : [ArrowLeft, ArrowRight];
  const edgeProps = (isReached: boolean) => ({
    'aria-disabled': isReached || undefined,
    opacity: isReached ? 0.35 : undefined,
  });
  return (
    <>
      <IconButton variant="plain" aria-label={earlier} {...edgeProps(index === 0)} onClick={() => onStep(-1)}>
        <Earlier size={18} aria-hidden />
      </IconButton>
      <IconButton
        variant="plain"
        aria-label={later}
        {...edgeProps(index === count - 1)}
        onClick={() => onStep(1)}
      >
        <Later size={18} aria-hidden />
      </IconButton>
    </>
  );
}
