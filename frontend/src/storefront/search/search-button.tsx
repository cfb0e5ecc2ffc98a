import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { paths } from '../../app/paths';
import { title } from '../../text/search';
import { SearchIcon } from '../../ui/icons';
import { useCloseOnBack } from '../layout/use-close-on-back';

const load = () => import('./search-dialog');
const preload = () => void load();
const SearchDialog = lazy(load);

const IconButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    '@media (hover: hover)': { '&:hover': { bg: 'paper.sunk' } },
  },
});

/** Opens the search dialog, which is loaded on hover, focus or click; without JavaScript it opens the search page. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const openDialog = (event: SubmitEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <form action={paths.home} onSubmit={openDialog}>
        <IconButton
          type="submit"
          name="cari"
          value=""
          aria-label={title}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          <SearchIcon size={22} />
        </IconButton>
      </form>
      {open && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
