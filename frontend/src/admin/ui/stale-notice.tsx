import { chakra } from '@chakra-ui/react';
import { keepMine, loadLatest, staleChoice, staleNotice } from '../../text/admin-common';
import { Button } from './button';

const Frame = chakra('div', {
  base: {
    flex: 'none',
    padding: '4',
    bg: 'paper.sunk',
    borderLeftWidth: '6px',
    borderLeftStyle: 'solid',
    borderLeftColor: 'magenta',
    lineHeight: 'snug',
    '& strong': { display: 'block', marginBottom: '1' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
  },
});

interface Props {
  readonly busy: boolean;
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** Somebody else, or the owner on another device, saved meanwhile: both ways forward, none of them silent. */
export function StaleNotice({ busy, onLoad, onKeep }: Props) {
  return (
    <Frame role="alert">
      <strong>{staleNotice}</strong>
      {staleChoice}
      <div>
        <Button variant="outline" size="sm" onClick={onLoad}>
          {loadLatest}
        </Button>
        <Button variant="quiet" size="sm" busy={busy} onClick={onKeep}>
          {keepMine}
        </Button>
      </div>
    </Frame>
  );
}
