import { Trash2, X } from 'lucide-react';
import * as common from '../../text/admin-common';
import { IconButton } from './button';

interface Props {
  readonly name: string;
  readonly icon?: 'cross' | 'bin';
  readonly onClick: () => void;
  readonly 'data-focus'?: string;
}

export function RemoveButton({ name, icon = 'cross', ...rest }: Props) {
  const Icon = icon === 'cross' ? X : Trash2;
  return (
    <IconButton variant="plain" color="magenta.deep" aria-label={common.removeItem(name)} {...rest}>
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
