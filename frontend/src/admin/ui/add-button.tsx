import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

export function AddButton({ children, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button variant="outline" size="sm" alignSelf="flex-start" {...rest}>
      <Plus size={18} aria-hidden />
      {children}
    </Button>
  );
}
