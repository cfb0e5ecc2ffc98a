import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as text from '../../text/catalog';
import * as common from '../../text/common';
import { Button, ButtonLink } from '../../ui/button';
import { MAX_VISIBLE, PAGE_SIZE, type Range } from './products-data';

const Row = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '3',
    marginTop: { base: '8', md: '10' },
  },
});
const Note = chakra('p', { base: { textStyle: 'note' } });

interface Props {
  readonly path: string;
  /** The id of the list. A browser without JavaScript loads the longer page and scrolls to the list. */
  readonly anchor: string;
  readonly shown: number;
  readonly total: number;
  readonly range: Range;
  readonly busy: boolean;
  /** Set when the next products could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * A button for eight more products. Without JavaScript the form is a plain GET form. With JavaScript the button
 * replaces the history entry. After `MAX_VISIBLE` products the next eight start a new page. In the URL, `tampil` is the
 * number of visible products, and `mulai` is the number of products before them.
 */
export function MoreProducts({ path, anchor, shown, total, range, busy, onRetry }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { start, visible } = range;
  const isFull = visible + PAGE_SIZE > MAX_VISIBLE;
  const nextSearch = isFull ? startingAt(search, start + MAX_VISIBLE) : new URLSearchParams(search);
  if (!isFull) nextSearch.set('tampil', String(visible + PAGE_SIZE));

  // When the last products are shown, the button disappears. The focus then moves to the first added product.
  const shownBeforePress = useRef<number>(undefined);
  useEffect(() => {
    if (shownBeforePress.current === undefined || shown <= shownBeforePress.current) return;
    const heading = document.querySelectorAll(`#${anchor} h3`)[shownBeforePress.current];
    // In a card, the link is inside the heading. In a search result, the link is around the heading.
    const link = heading?.closest('a') ?? heading?.querySelector('a');
    if (total <= start + shown) link?.focus({ preventScroll: true });
    shownBeforePress.current = undefined;
  }, [anchor, start, shown, total]);

  const showMore = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (onRetry) return onRetry();
    if (isFull) return void navigate(`${path}?${nextSearch}#${anchor}`);
    shownBeforePress.current = shown;
    void navigate(`${path}?${nextSearch}`, { replace: true, state: { keepScroll: true } });
  };

  return (
    <Row action={`${path}#${anchor}`} onSubmit={showMore}>
      {[...nextSearch].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Note role="status">
        {start > 0 && shown > 0
          ? text.countRange(start + 1, start + shown, total)
          : text.countShown(shown, total)}
      </Note>
      {onRetry && <Note role="alert">{text.moreFailed}</Note>}
      {total > start + shown && (
        <Button type="submit" variant="outline" aria-disabled={busy || undefined}>
          {busy ? text.loadingMore : onRetry ? common.tryAgain : text.loadMore}
        </Button>
      )}
      {start > 0 && (
        <ButtonLink variant="outline" to={`${path}?${startingAt(search, start - MAX_VISIBLE)}#${anchor}`}>
          {text.earlier}
        </ButtonLink>
      )}
    </Row>
  );
}

/** The query of the page that begins after `start` products. The page has the default length of eight products. */
function startingAt(search: URLSearchParams, start: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete('tampil');
  if (start > 0) changed.set('mulai', String(start));
  else changed.delete('mulai');
  return changed;
}
