import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const Details = chakra('details', {
  base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'touch',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _hover: { textDecoration: 'underline' },
  },
});

interface Props {
  readonly title: string;
  /** Keeps the part open, so that the error in it is visible. */
  readonly hasError?: boolean;
  readonly children: ReactNode;
}

/** A part that is collapsed at first. Its content is rendered when the part is opened. */
export function Disclosure({ title, hasError = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (hasError && !isOpen) setOpen(true);
  return (
    <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary onClick={(event) => hasError && event.preventDefault()}>
        {title}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      {isOpen && children}
    </Details>
  );
}
