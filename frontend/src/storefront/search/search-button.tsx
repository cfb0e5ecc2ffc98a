import { chakra } from '@chakra-ui/react';
import { useState, type MouseEvent } from 'react';
import { paths } from '../../paths';
import * as text from '../../text/search';
import { SearchIcon } from '../../ui/icons';
import { useCloseOnBack } from '../use-close-on-back';
import { preloadMatches, SEARCH_DIALOG, SearchDialog } from './search-dialog';

// A failure is ignored here, because the dialog tries to load the script again.
const preload = () => void preloadMatches().catch(() => undefined);

const IconButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    '@media (hover: hover)': { '&:hover': { bg: 'paper.sunk' } },
  },
});

/** Opens the search dialog or, without scripts, the search page. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const openDialog = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <form action={paths.home}>
        <IconButton
          type="submit"
          name="cari"
          value=""
          aria-label={text.title}
          aria-haspopup="dialog"
          aria-controls={SEARCH_DIALOG}
          onClick={openDialog}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <SearchIcon size={22} />
        </IconButton>
      </form>
      <SearchDialog open={open} onOpened={() => setOpen(true)} onClose={close} />
    </>
  );
}
