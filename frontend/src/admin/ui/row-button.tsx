import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Button } from './button';

const Text = chakra('span', { base: { display: { md: 'none' } } });

interface Props {
  readonly Icon: LucideIcon;
  readonly text: string;
  /** The whole name, with what it acts upon. */
  readonly label: string;
  readonly danger?: boolean;
  readonly onClick: () => void;
}

/** In a row: an icon on a desktop, icon and word on a phone. */
export function RowButton({ Icon, text, label, danger = false, onClick }: Props) {
  return (
    <Button
      variant={danger ? 'danger' : 'quiet'}
      size="sm"
      minWidth="touch"
      minHeight="touch"
      paddingInline={{ base: '4', md: 0 }}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      <Text>{text}</Text>
    </Button>
  );
}
