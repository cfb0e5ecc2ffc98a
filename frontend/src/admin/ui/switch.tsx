import { Field, Switch as ChakraSwitch } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
  readonly hideLabel?: boolean;
  /** A busy switch ignores clicks but stays focusable. */
  readonly busy?: boolean;
}

export function Switch({ label, hint, hideLabel, busy = false, checked, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // When `checked` does not change after a click, Chakra leaves the input toggled. The next click would then have no
  // effect.
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
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says whether it is checked */}
        <ChakraSwitch.HiddenInput ref={input} role="switch" aria-disabled={busy || undefined} />
        <ChakraSwitch.Control />
        <ChakraSwitch.Label srOnly={hideLabel}>{label}</ChakraSwitch.Label>
      </ChakraSwitch.Root>
      {hint && (
        <Field.HelperText paddingLeft="3.375rem" marginTop="-1">
          {hint}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
