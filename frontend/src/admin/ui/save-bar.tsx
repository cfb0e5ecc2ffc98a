import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { discardShort, save, savedAt as savedAtText, saving, unsavedChanges } from '../../text/admin-common';
import { Button } from './button';

const Edge = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--floor)',
    zIndex: 'bar',
    marginInline: { base: '-4', md: 0 },
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
    borderTopColor: 'ink',
    animation: 'drop {durations.moderate} {easings.out}',
  },
  variants: { rest: { true: { position: 'static', borderTopWidth: '1px', borderTopColor: 'line' } } },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2.5',
    paddingInline: { base: '4', md: '5' },
    bg: 'paper.raised',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
});
const Buttons = chakra('div', { base: { display: 'flex', gap: '2', marginLeft: 'auto' } });
const Note = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

interface Props {
  readonly dirty: boolean;
  readonly busy: boolean;
  /** When it was last saved, as a person reads it. */
  readonly savedAt?: string;
  readonly saveText?: string;
  readonly onDiscard: () => void;
  /** Stands on the bar while there is something to save. */
  readonly children?: ReactNode;
}

/** Appears with the first change and sticks to the lower edge; then says when it was saved. Its form submits. */
export function SaveBar({ dirty, busy, savedAt, saveText = save, onDiscard, children }: Props) {
  if (!dirty && !busy) {
    return (
      <div role="status">
        {savedAt && (
          <Edge rest>
            <Bar>
              <Note>
                <Check size={18} aria-hidden />
                {savedAtText(savedAt)}
              </Note>
            </Bar>
          </Edge>
        )}
      </div>
    );
  }
  return (
    <Edge data-save-bar="">
      {children}
      <Bar>
        <p role="status">{unsavedChanges}</p>
        <Buttons>
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              if (!busy) onDiscard();
            }}
          >
            {discardShort}
          </Button>
          <Button type="submit" size="sm" busy={busy} busyText={saving}>
            {saveText}
          </Button>
        </Buttons>
      </Bar>
    </Edge>
  );
}
