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
  readonly id?: string;
  readonly title: string;
  readonly badge?: ReactNode;
  /** Whether a link leads to this part, which is then open at first. */
  readonly isWanted?: boolean;
  /** Keeps the part open, so that the error in it is visible. */
  readonly hasError?: boolean;
  readonly children: ReactNode;
}

/** A part that is collapsed at first. Its content is rendered when the part is opened. */
export function Disclosure({ id, title, badge, isWanted = false, hasError = false, children }: Props) {
  const [isOpen, setOpen] = useState(isWanted);
  if (hasError && !isOpen) setOpen(true);
  return (
    <Details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary onClick={(event) => hasError && event.preventDefault()}>
        <span>{title}</span>
        <ChevronDown size={18} aria-hidden />
        {badge}
      </Summary>
      {isOpen && <div id={id}>{children}</div>}
    </Details>
  );
}
