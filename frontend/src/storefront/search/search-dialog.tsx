import { chakra } from '@chakra-ui/react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/search';
import { CloseIcon } from '../../ui/icons';
import { lazyComponent } from '../../ui/lazy-component';
import { BrowserPart } from '../../ui/page-part';
import { useModal } from '../../ui/use-modal';
import { searchPath } from './search-data';
import { SearchField } from './search-field';
import { SearchStatus } from './search-status';

/**
 * The dialog's id. Before hydration, the inline script in index.html opens the dialog that the `aria-controls` of a
 * pressed button names.
 */
export const SEARCH_DIALOG = 'pencarian';
/** Attributes with which the close button works before hydration (see the inline script in index.html). */
const CLOSE_COMMAND = { command: 'close', commandfor: SEARCH_DIALOG };
const matches = lazyComponent(() => import('./search-matches'));
export const preloadMatches = (): Promise<void> => matches.preload();

const Dialog = chakra('dialog', {
  base: {
    width: { base: '100vw', md: '42rem' },
    maxWidth: '100vw',
    height: { base: '100dvh', md: 'fit-content' },
    maxHeight: { base: '100dvh', md: '80dvh' },
    marginInline: 'auto',
    marginBlock: { base: 0, md: '10dvh auto' },
    bg: 'paper',
    color: 'ink',
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
});
const Top = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    rowGap: '2',
    paddingInline: '5',
    paddingBlock: '3 4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& h2': { fontSize: 'xl' },
    '& > span': { gridColumn: '1 / -1' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      marginInlineEnd: '-3',
    },
  },
});
const Results = chakra('div', {
  base: { flex: 1, overflowY: 'auto', paddingInline: '5', paddingBottom: '5', overscrollBehavior: 'contain' },
});

interface Props {
  readonly open: boolean;
  /** Called at hydration when the dialog was opened before hydration. */
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/**
 * The dialog's frame is in the HTML of every page. So a press opens the dialog at once, and the search can be
 * submitted, before the scripts are loaded.
 */
export function SearchDialog({ open, onOpened, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [loaded, setLoaded] = useState(false);
  const words = typed.trim();

  const continueEarlyUse = useEffectEvent(() => {
    if (!ref.current?.open) return;
    setTyped(field.current?.value ?? '');
    onOpened();
  });
  useLayoutEffect(() => continueEarlyUse(), []);
  useModal(ref, onClose, open);
  useEffect(() => {
    if (!open) return undefined;
    let isOpen = true;
    field.current?.focus();
    // If the script of the results cannot be loaded, the search page shows the results instead.
    matches.preload().then(
      () => setLoaded(true),
      () => isOpen && window.location.assign(searchPath(field.current?.value ?? '')),
    );
    return () => {
      isOpen = false;
      setTyped('');
    };
  }, [open]);
  const close = () => ref.current?.close();
  const closeByButton = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  const showAll = (event: SubmitEvent) => {
    event.preventDefault();
    if (words === '') return;
    close();
    void navigate(searchPath(words), { replace: true });
  };
  // On the first Escape, a search input only clears itself. Without this handler, only a second Escape would close the
  // dialog.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const closeOnBackdrop = (event: MouseEvent) => event.target === ref.current && close();

  return (
    <Dialog ref={ref} id={SEARCH_DIALOG} aria-labelledby="cari-judul" onClick={closeOnBackdrop}>
      <Top action={paths.home} onSubmit={showAll}>
        <h2 id="cari-judul">{text.title}</h2>
        <button type="button" aria-label={text.close} onClick={closeByButton} {...CLOSE_COMMAND}>
          <CloseIcon />
        </button>
        <SearchField
          ref={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the browser puts the focus when it opens the dialog
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={closeOnEscape}
        />
      </Top>
      <Results>
        {open && loaded ? (
          <BrowserPart>
            <matches.Component words={words} onChoose={close} />
          </BrowserPart>
        ) : (
          <SearchStatus words={words} />
        )}
      </Results>
    </Dialog>
  );
}
