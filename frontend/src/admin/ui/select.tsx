import { NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Props = ComponentProps<typeof NativeSelect.Field> & { readonly choices: readonly Choice[] };

export function Select({ choices, width, ...rest }: Props) {
  return (
    <NativeSelect.Root width={width} maxWidth="full">
      <NativeSelect.Field {...rest}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
