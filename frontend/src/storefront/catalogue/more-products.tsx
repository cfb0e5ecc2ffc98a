import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { countShown, loadingMore, loadMore } from '../../text/catalogue';
import { Button } from '../../ui/button';
import { PAGE_SIZE } from './products-data';

const Row = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    marginTop: { base: '8', md: '10' },
  },
});
const Note = chakra('p', { base: { textStyle: 'note' } });

interface Props {
  readonly path: string;
  /** Where a browser without JavaScript lands after loading the longer page. */
  readonly anchor: string;
  readonly shown: number;
  readonly total: number;
  readonly visible: number;
  readonly busy: boolean;
}

/** Eight more: a plain GET form for browsers without JavaScript, a change of the address in place with it. */
export function MoreProducts({ path, anchor, shown, total, visible, busy }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = new URLSearchParams(search);
  next.set('tampil', String(visible + PAGE_SIZE));

  // When the last eight arrive the button goes; the keyboard then stands on the first of them.
  const shownBefore = useRef<number>(undefined);
  useEffect(() => {
    if (shownBefore.current === undefined || shown <= shownBefore.current) return;
    const links = document.querySelectorAll<HTMLElement>(`#${anchor} article a`);
    if (total <= shown) links[shownBefore.current]?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [anchor, shown, total]);

  const showMore = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    shownBefore.current = shown;
    void navigate(`${path}?${next}`, { replace: true, state: { keepScroll: true } });
  };

  return (
    <Row action={`${path}#${anchor}`} onSubmit={showMore}>
      {[...next].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Note role="status">{countShown(shown, total)}</Note>
      {total > shown && (
        <Button type="submit" variant="outline" aria-disabled={busy || undefined}>
          {busy ? loadingMore : loadMore}
        </Button>
      )}
    </Row>
  );
}
