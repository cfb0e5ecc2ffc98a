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

/** A square target of 44 px with an icon; its name is its label. */
export function IconButton(props: Props & { readonly 'aria-label': string }) {
  return (
    <Button variant="quiet" size="sm" flex="none" width="touch" minWidth="touch" padding="0" {...props} />
  );
}
