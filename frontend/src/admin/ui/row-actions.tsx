import { HStack, Span } from '@chakra-ui/react';
import { Copy, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '../../text/admin-common';
import { Button } from './button';

interface Props {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDuplicate?: () => void;
  readonly onDelete: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A row's buttons to edit, duplicate and delete: icons on a desktop, with labels on a phone. */
export function RowActions({ name, onEdit, onDuplicate, onDelete, children }: Props) {
  const button = (
    variant: 'quiet' | 'danger',
    Icon: LucideIcon,
    text: string,
    label: string,
    act: () => void,
  ) => (
    <Button
      variant={variant}
      size="sm"
      minWidth="touch"
      paddingInline={{ base: '4', md: 0 }}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon size={18} aria-hidden />
      <Span hideFrom="md">{text}</Span>
    </Button>
  );
  return (
    <HStack gap="2" flexWrap="wrap" gridArea="actions">
      {button('quiet', Pencil, common.edit, common.editItem(name), onEdit)}
      {onDuplicate && button('quiet', Copy, common.duplicate, common.duplicateItem(name), onDuplicate)}
      {children}
      {button('danger', Trash2, common.remove, common.removeItem(name), onDelete)}
    </HStack>
  );
}
