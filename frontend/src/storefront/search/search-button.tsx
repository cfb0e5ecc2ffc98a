import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../app/paths';
import { title } from '../../text/search';
import { SearchIcon } from '../../ui/icons';
import { lazyComponent } from '../../ui/lazy-component';
import { useCloseOnBack } from '../layout/use-close-on-back';

const dialog = lazyComponent(() => import('./search-dialog'));
const preload = () => void dialog.preload().catch(() => undefined);

const IconButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    '@media (hover: hover)': { '&:hover': { bg: 'paper.sunk' } },
  },
});

/** Opens the search dialog, which is loaded on hover, focus or click; without it, the search page. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const openDialog = (event: SubmitEvent) => {
    event.preventDefault();
    dialog.preload().then(
      // Synchronously, so that it does not wait for the hydration of the page below.
      () => flushSync(() => setOpen(true)),
      () => window.location.assign(`${paths.home}?cari=`),
    );
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
      {open && <dialog.Component onClose={close} />}
    </>
  );
}
