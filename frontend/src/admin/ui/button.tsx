import { Button as ChakraButton, type ButtonProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentType, MouseEvent, RefAttributes } from 'react';
import type { buttonRecipe } from '../../theme/recipes/button';

type BaseProps = Omit<ButtonProps, 'variant' | 'size'> &
  RecipeVariantProps<typeof buttonRecipe> &
  RefAttributes<HTMLButtonElement>;

// Chakra's types include only the variants of its own recipe.
const Base = ChakraButton as ComponentType<BaseProps>;

type Props = BaseProps & {
  /**
   * True while the action runs. A busy button ignores clicks but stays focusable; Chakra's `loading` would disable it.
   */
  readonly busy?: boolean;
  readonly busyText?: string;
};

export function Button({ busy = false, busyText, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      opacity={busy ? 0.7 : undefined}
      {...rest}
      onClick={press}
    >
      {busy ? (busyText ?? children) : children}
    </Base>
  );
}

export function IconButton(props: Props & { readonly 'aria-label': string }) {
  return (
    <Button variant="quiet" size="sm" flex="none" width="touch" minWidth="touch" padding="0" {...props} />
  );
}
