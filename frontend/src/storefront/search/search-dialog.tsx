import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import * as text from '../../text/search';
import { CloseIcon } from '../../ui/icons';
import { ReadFailed } from '../../ui/notice';
import { SkeletonBlock } from '../../ui/skeleton';
import { useModal } from '../../ui/use-modal';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

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
const Hint = chakra('p', { base: { paddingBlock: '10', textAlign: 'center', color: 'ink.soft' } });
const Searching = chakra('p', { base: { textStyle: 'label', paddingBlock: '3' } });
const ShowAllLink = chakra(Link, {
  base: {
    display: 'block',
    paddingBlock: '4',
    fontWeight: 'bold',
    textAlign: 'center',
    textDecoration: 'underline',
  },
});

/** Mounted only while it is open, so that closing it or choosing a result clears the query. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { found, failed, retry } = useSearch(words);
  const searchPageUrl = `${paths.home}?cari=${encodeURIComponent(words)}`;

  useModal(ref, onClose);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const close = () => ref.current?.close();

  const showAll = (event: SubmitEvent) => {
    event.preventDefault();
    if (words === '') return;
    close();
    void navigate(searchPageUrl, { replace: true });
  };
  // A search input clears itself on the first Escape; only a second one would close the dialog.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const closeOnBackdrop = (event: MouseEvent) => event.target === ref.current && close();

  return (
    <Dialog ref={ref} aria-labelledby="cari-judul" onClick={closeOnBackdrop}>
      <Top onSubmit={showAll}>
        <h2 id="cari-judul">{text.title}</h2>
        <button type="button" aria-label={text.close} onClick={close}>
          <CloseIcon />
        </button>
        <SearchField
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={closeOnEscape}
        />
      </Top>
      <Results>
        {words === '' ? (
          <Hint>{text.emptyQuery}</Hint>
        ) : failed ? (
          <ReadFailed onRetry={retry} />
        ) : found ? (
          <>
            <SearchResults products={found.items} total={found.total} onChoose={close} />
            {found.total > found.items.length && (
              <ShowAllLink to={searchPageUrl} replace onClick={close}>
                {text.showAll(found.total)}
              </ShowAllLink>
            )}
          </>
        ) : (
          <>
            <Searching role="status">{text.searching}</Searching>
            <SkeletonBlock height="5.5rem" marginBottom="4" />
            <SkeletonBlock height="5.5rem" />
          </>
        )}
      </Results>
    </Dialog>
  );
}
