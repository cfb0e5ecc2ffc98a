import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { dismissNotice } from '../../text/admin-common';
import { useStore } from './store';
import { dismissToast, holdToast, releaseToast, toastStore, type ToastText } from './toast-store';

const Card = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: { base: '4', md: 'auto' },
    bottom: { base: 'calc(var(--floor) + var(--bar) + 1rem)', md: 'calc(var(--bar) + 1.5rem)' },
    width: { md: 'fit-content' },
    minWidth: { md: '18rem' },
    maxWidth: { md: '28rem' },
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    paddingLeft: '4',
    paddingRight: '1.5',
    paddingBlock: '1.5',
    bg: 'ink',
    color: 'paper',
    borderLeftWidth: '6px',
    borderLeftStyle: 'solid',
    animation: 'drop {durations.moderate} {easings.out}',
  },
  variants: {
    // In a dialog the right-hand corner belongs to its buttons.
    side: { right: { right: { md: '6' } }, left: { left: { md: '6' } } },
    kind: { success: { borderLeftColor: 'cyan' }, error: { borderLeftColor: 'magenta' } },
  },
});
const Words = chakra('div', {
  base: { flex: 1, minWidth: 0, paddingBlock: '2.5' },
});
const Title = chakra('p', { base: { fontWeight: 'bold', fontSize: 'md', lineHeight: 'snug' } });
const Description = chakra('p', { base: { fontSize: 'sm', lineHeight: 'snug', marginTop: '1' } });
const Dismiss = chakra('button', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    color: 'paper',
  },
});

interface Props {
  readonly active: boolean;
  readonly side: 'left' | 'right';
}

/** The page and every dialog carry one; only the topmost speaks. */
export function ToastOutlet({ active, side }: Props) {
  const toast = useStore(toastStore);
  const shown = active && toast?.open ? toast : undefined;
  return (
    <>
      <div role="status">
        {shown?.kind === 'success' && <ToastCard key={shown.id} side={side} {...shown} />}
      </div>
      <div role="alert">{shown?.kind === 'error' && <ToastCard key={shown.id} side={side} {...shown} />}</div>
    </>
  );
}

function ToastCard({ kind, title, description, side }: ToastText & Pick<Props, 'side'>) {
  return (
    <Card
      kind={kind}
      side={side}
      data-toast=""
      onMouseEnter={holdToast}
      onMouseLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
    >
      <Words>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Words>
      <Dismiss type="button" aria-label={dismissNotice} onClick={dismissToast}>
        <X size={18} aria-hidden />
      </Dismiss>
    </Card>
  );
}
