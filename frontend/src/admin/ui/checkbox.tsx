import { chakra } from '@chakra-ui/react';

const Row = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& input': { flex: 'none', width: '22px', height: '22px', margin: 0, accentColor: '{colors.ink}' },
  },
});

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange }: Props) {
  return (
    <Row>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </Row>
  );
}
