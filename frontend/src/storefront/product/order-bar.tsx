import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { ON_REQUEST, type PriceLabel } from '@etalase/backend/rules/price-label';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import * as calculator from '../../text/calculator';
import * as text from '../../text/common';
import { WIDE_SCREEN } from '../../theme/low-screen';
import type { PriceNow } from '../catalog/price-now';
import type { SumOrder } from './calculator';
import { ChatButton, OrderButton } from './order-button';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Reserves the height of the button, so that the bar does not grow while the page arrives.
    minHeight: 'calc(3rem + 1.25rem + 1px + env(safe-area-inset-bottom))',
    columnGap: '3',
    rowGap: '2',
    paddingInline: '4',
    paddingTop: '2.5',
    paddingBottom: 'calc(0.625rem + env(safe-area-inset-bottom))',
    bg: 'paper.raised',
    borderTopWidth: '1px',
    borderColor: 'line',
    // The button is beside the price if both fit, and below the price otherwise.
    '& > a': { flex: '1 0 auto' },
    '& small': { display: 'block', textStyle: 'note', fontVariantNumeric: 'tabular-nums' },
    // A price is never broken. `--length` is its number of characters.
    '& strong, & s': { whiteSpace: 'nowrap' },
    '& strong': {
      textStyle: 'price',
      fontSize: 'min({fontSizes.lg}, calc((100vw - 2rem) / (0.62 * var(--length))))',
      lineHeight: 'snug',
    },
    '& p': { maxWidth: 'full', lineHeight: 'snug' },
    '& p > span': { fontSize: 'xs', color: 'ink.soft' },
    '&[data-sale] strong': { color: 'magenta.deep' },
    // Without scripts, and while the order button is in view, the bar is hidden.
    [WIDE_SCREEN]: {
      visibility: 'hidden',
      '&[data-place]': { visibility: 'visible' },
      '&:not([data-place=bottom])': {
        position: 'sticky',
        top: 'calc(7rem + var(--gallery))',
        alignSelf: 'start',
        marginTop: 'calc(1rem + var(--gallery))',
        borderWidth: '1px',
        paddingBottom: '2.5',
      },
      '&[data-place=bottom]': { justifyContent: 'center' },
      '&[data-place=bottom] > a': { flexGrow: 0 },
    },
    '@media print': { display: 'none' },
  },
});

/**
 * A price with more characters than this, or with its old price, does not fit beside the button on most phones. The bar
 * of such a price has two rows (`tall`), and the footer leaves more space for the bar.
 */
const LONG_PRICE = 12;

interface Props {
  readonly price: PriceNow;
  readonly label: PriceLabel | null | undefined;
  /** The URL of a chat and of the marketplace's page. Without both, the button leads to the contact page. */
  readonly chat: string | undefined;
  readonly marketplace: string | undefined;
  /** A sum, which takes the place of the price. */
  readonly order: SumOrder | undefined;
}

/**
 * Sets the bar's place when the page's order button is out of view: `aside` beneath the gallery, or `bottom` when the
 * visitor has scrolled past the columns. @returns a function that stops this
 */
function followOrderButton(bar: HTMLElement | null): (() => void) | undefined {
  const columns = bar?.parentElement;
  const button = columns?.querySelector('[data-order]');
  if (!bar || !columns || !button) return undefined;
  const inView = new Map<Element, boolean>();
  // An element that was not drawn before does not count as one that moves while the visitor reads.
  const put = (place: string) => {
    if ((bar.dataset['place'] ?? '') === place) return;
    const isFocused = bar.contains(document.activeElement);
    if (!isFocused) bar.style.display = 'none';
    void bar.offsetWidth;
    if (place) bar.dataset['place'] = place;
    else delete bar.dataset['place'];
    bar.style.display = '';
  };
  const follow = (element: Element, rootMargin: string) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        inView.set(element, entry?.isIntersecting ?? true);
        if (inView.get(button) !== false) put('');
        else put(inView.get(columns) === false ? 'bottom' : 'aside');
      },
      { rootMargin },
    );
    observer.observe(element);
    return observer;
  };
  const observers = [follow(button, '-64px 0px 0px'), follow(columns, '-60% 0px 0px')];
  return () => observers.forEach((observer) => observer.disconnect());
}

/**
 * The price and the first way to order: fixed to the bottom edge of a phone in any orientation, and on a laptop beneath
 * the gallery once the order button is out of view.
 */
export function OrderBar({ price, label, chat, marketplace, order }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => followOrderButton(bar.current), []);
  if (order)
    return (
      <Bar ref={bar} data-bottom-bar="tall">
        <p>
          <strong style={{ '--length': order.total.length } as CSSProperties}>{order.total}</strong>
          <small>{order.amount}</small>
        </p>
        {order.chat ? (
          <ChatButton href={order.chat}>{calculator.order}</ChatButton>
        ) : (
          <OrderButton chat={chat} marketplace={marketplace} />
        )}
      </Bar>
    );
  const start = label?.from ? `${text.startingAt} ` : '';
  const shown = label?.onRequest ? ON_REQUEST : start + formatRupiah(price.now);
  const unit = label && !label.onRequest ? ` / ${label.unit}` : '';
  const isTall = (shown + unit).length > LONG_PRICE || price.discount !== undefined;
  return (
    <Bar ref={bar} data-bottom-bar={isTall ? 'tall' : ''} data-sale={price.discount && ''}>
      <p>
        {price.discount && (
          <small>
            {text.discountBadge(price.discount.percentage)} <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            <s>{formatRupiah(price.discount.before)}</s>
          </small>
        )}
        {/* The unit has at least a third of the line. */}
        <strong style={{ '--length': shown.length * (unit ? 1.5 : 1) } as CSSProperties}>{shown}</strong>
        {unit && <span>{unit}</span>}
      </p>
      <OrderButton chat={chat} marketplace={marketplace} />
    </Bar>
  );
}
