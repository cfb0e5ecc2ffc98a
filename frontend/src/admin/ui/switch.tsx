import { Field, Switch as ChakraSwitch } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
  readonly hideLabel?: boolean;
  /** It stays focusable and does nothing. */
  readonly busy?: boolean;
}

export function Switch({ label, hint, hideLabel, busy = false, checked, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Chakra leaves the input as the press left it when the change is refused, and the next press is lost.
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  });
  return (
    <Field.Root>
      <ChakraSwitch.Root
        checked={checked}
        readOnly={busy}
        onCheckedChange={(details) => onChange(details.checked)}
      >
        <ChakraSwitch.HiddenInput ref={input} role="switch" aria-disabled={busy || undefined} />
        <ChakraSwitch.Control />
        <ChakraSwitch.Label srOnly={hideLabel}>{label}</ChakraSwitch.Label>
      </ChakraSwitch.Root>
      {hint && (
        <Field.HelperText paddingLeft="3.75rem" marginTop="-1">
          {hint}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
