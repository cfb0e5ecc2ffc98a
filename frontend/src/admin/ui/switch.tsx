import { Box, Switch as ChakraSwitch } from '@chakra-ui/react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Hint } from './field';
import { overlay } from './overlay';

interface BaseProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

interface PartsProps extends BaseProps {
  readonly busy?: boolean;
  readonly describedBy?: string;
  readonly label: string;
  readonly hideLabel?: boolean;
}

/** While busy it stays focusable and does nothing. */
function Parts({ checked, onChange, busy = false, describedBy, label, hideLabel }: PartsProps) {
  const input = useRef<HTMLInputElement>(null);
  // Chakra leaves the input as the press left it when the change is refused, and the next press is lost.
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  });
  return (
    <ChakraSwitch.Root
      checked={checked}
      readOnly={busy}
      onCheckedChange={(details) => onChange(details.checked)}
    >
      <ChakraSwitch.HiddenInput
        ref={input}
        role="switch"
        style={overlay}
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
      />
      <ChakraSwitch.Control />
      <ChakraSwitch.Label srOnly={hideLabel}>{label}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  );
}

interface Props extends BaseProps {
  readonly busy?: boolean;
  readonly 'aria-label': string;
}

export function Switch({ 'aria-label': label, ...rest }: Props) {
  return <Parts {...rest} label={label} hideLabel />;
}

interface FieldProps extends BaseProps {
  readonly label: string;
  readonly hint?: ReactNode;
}

export function SwitchField({ label, hint, ...rest }: FieldProps) {
  const hintId = useId();
  return (
    <div>
      <Parts {...rest} label={label} describedBy={hint ? hintId : undefined} />
      {hint && (
        <Box paddingLeft="3.75rem">
          <Hint id={hintId} marginTop="-1">
            {hint}
          </Hint>
        </Box>
      )}
    </div>
  );
}
