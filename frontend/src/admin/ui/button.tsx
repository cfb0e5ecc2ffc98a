import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonRecipe } from '../../theme/recipes/button';

const Base = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

interface Props extends ComponentProps<typeof Base> {
  /** Something it started is still running: it stays focusable and does nothing. */
  readonly busy?: boolean;
  /** What it reads meanwhile. */
  readonly busyText?: string;
}

export function Button({ busy = false, busyText, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      opacity={busy ? 0.7 : undefined}
      onClick={press}
    >
      {busy ? (busyText ?? children) : children}
    </Base>
  );
}

export const LinkButton = chakra('a', buttonRecipe);

/** A square target of 44 px with an icon; its name is its label. */
export const IconButton = chakra(
  Base,
  {
    base: { width: 'touch', minWidth: 'touch', height: 'touch', padding: 0, flex: 'none' },
  },
  { defaultProps: { variant: 'quiet', size: 'sm' } },
);
