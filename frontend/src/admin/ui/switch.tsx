import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Hint } from './field';

const Track = chakra('button', {
  base: {
    flex: 'none',
    position: 'relative',
    width: '3.25rem',
    height: 'touch',
    display: 'block',
    // The target is 44 px, the drawing is not.
    _before: {
      content: '""',
      position: 'absolute',
      inset: '11px 6px',
      borderRadius: 'full',
      bg: 'line.strong',
      transition: 'background-color {durations.fast}',
    },
    _after: {
      content: '""',
      position: 'absolute',
      top: '13px',
      left: '8px',
      width: '18px',
      height: '18px',
      borderRadius: 'full',
      bg: 'white',
      transition: 'transform {durations.fast} {easings.out}',
    },
    '&[aria-checked=true]::before': { bg: 'chat' },
    '&[aria-checked=true]::after': { transform: 'translateX(18px)' },
    '&[aria-disabled=true]': { opacity: 0.5 },
  },
});

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly busy?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

export function Switch({ checked, onChange, busy = false, ...aria }: Props) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={checked}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
      {...aria}
    />
  );
}

const Row = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '2' } });
const Words = chakra('div', { base: { paddingTop: '2.5' } });
const Name = chakra('label', { base: { fontWeight: 'bold', fontSize: 'sm', lineHeight: 'snug' } });

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function SwitchField({ label, hint, checked, onChange }: FieldProps) {
  const id = useId();
  return (
    <Row>
      <Switch
        checked={checked}
        onChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <Words>
        <Name as="span" id={`${id}-label`}>
          {label}
        </Name>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
    </Row>
  );
}
