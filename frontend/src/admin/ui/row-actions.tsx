import { HStack, Span } from '@chakra-ui/react';
import { Copy, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '../../text/admin-common';
import { Button, IconButton } from './button';

interface Props {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDuplicate?: () => void;
  readonly onDelete: () => void;
  readonly children?: ReactNode;
}

interface ActionProps {
  readonly variant?: 'quiet' | 'danger';
  readonly Icon: LucideIcon;
  readonly text: string;
  readonly label: string;
  readonly onClick: () => void;
}

export const RowAction = ({ variant = 'quiet', Icon, text, label, onClick }: ActionProps) => (
  <Button
    variant={variant}
    size="sm"
    minWidth="touch"
    paddingInline={{ base: '2.5', md: 0 }}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Span css={{ '@media (width < 22.5rem)': { display: 'none' } }}>
      <Icon size={18} aria-hidden />
    </Span>
    <Span hideFrom="md">{text}</Span>
  </Button>
);

/** A row's buttons to edit, duplicate and delete: icons on a desktop; on a phone, edit and delete have labels. */
export function RowActions({ name, onEdit, onDuplicate, onDelete, children }: Props) {
  const duplicateLabel = common.duplicateItem(name);
  return (
    <HStack gap="2" flexWrap="wrap" gridArea="actions">
      <RowAction Icon={Pencil} text={common.edit} label={common.editItem(name)} onClick={onEdit} />
      {onDuplicate && (
        <IconButton aria-label={duplicateLabel} title={duplicateLabel} onClick={onDuplicate}>
          <Copy size={18} aria-hidden />
        </IconButton>
      )}
      {children}
      <RowAction
        variant="danger"
        Icon={Trash2}
        text={common.remove}
        label={common.removeItem(name)}
        onClick={onDelete}
      />
    </HStack>
  );
}
