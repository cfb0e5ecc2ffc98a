import { Badge, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-sample-texts';
import { IconButton } from '../ui/button';
import { RemoveButton } from '../ui/remove-button';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingLeft: { base: '4', md: '5' },
    paddingRight: '2',
    paddingBlock: '1.5',
  },
});
const Toggle = chakra('button', {
  base: {
    flex: { base: '1 1 100%', md: '1 1 16rem' },
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    minWidth: 0,
    textAlign: 'left',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    '& svg': { transition: 'transform {durations.fast}' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});
const Tools = chakra('div', { base: { marginLeft: 'auto' } });
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    paddingInline: { base: '4', md: '5' },
    paddingTop: '1',
    paddingBottom: '5',
  },
});

interface Props {
  readonly name: string;
  readonly title: string;
  readonly isSample: boolean;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
  readonly isInvalid: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A row of fields. A collapsed row shows its title only, and an error expands it. */
export function FormRow(props: Props) {
  const { name, title, isSample, index, count, open, isInvalid, onToggle, onMove, onRemove, children } =
    props;
  const [openedByError, setOpenedByError] = useState(false);
  const bodyId = useId();
  const number = index + 1;
  // The row stays expanded while the error is corrected.
  if (isInvalid && !openedByError) setOpenedByError(true);
  const expanded = open || openedByError;
  const toggle = () => {
    setOpenedByError(false);
    onToggle(!expanded);
  };
  return (
    <li>
      <Head>
        <Toggle
          type="button"
          aria-expanded={expanded}
          aria-controls={expanded ? bodyId : undefined}
          onClick={toggle}
        >
          <ChevronDown size={18} aria-hidden />
          <span>
            {number}. {title}
          </span>
        </Toggle>
        {isSample && (
          <Badge variant="outline" marginBottom={{ base: '1.5', md: 0 }}>
            {text.isSample}
          </Badge>
        )}
        <Tools display={{ base: expanded ? 'flex' : 'none', md: 'flex' }}>
          <IconButton
            variant="plain"
            data-focus="up"
            aria-label={common.moveUp(name)}
            aria-disabled={number === 1 || undefined}
            opacity={number === 1 ? 0.35 : undefined}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            variant="plain"
            data-focus="down"
            aria-label={common.moveDown(name)}
            aria-disabled={number === count || undefined}
            opacity={number === count ? 0.35 : undefined}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <RemoveButton icon="bin" data-focus="remove" name={name} onClick={onRemove} />
        </Tools>
      </Head>
      {expanded && <Body id={bodyId}>{children}</Body>}
    </li>
  );
}
