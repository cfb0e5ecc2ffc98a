import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock';
import { countdownParts, type CountdownParts } from '../../format/countdown';
import * as text from '../../text/flash-sales';

const columns = (cell: string) => `repeat(2, minmax(${cell}, auto) 0.5rem) minmax(${cell}, auto)`;
const Clock = chakra('div', {
  base: {
    // All columns exist from the beginning, so that no cell moves when another cell appears.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: columns('min(3.5rem, 18vw)'), md: columns('4.5rem') },
    alignItems: 'center',
    gap: '10px',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': {
      position: 'absolute',
      bottom: 'calc(100% + 5px)',
      fontSize: 'sm',
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
    '& > i': { fontStyle: 'normal', fontSize: '2xl', fontWeight: 'bold', lineHeight: 1 },
  },
});
const Cell = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBlock: { base: '2 1.5', md: '2.5 2' },
    bg: 'ink',
    color: 'white',
    '@media print': { bg: 'transparent', color: 'ink' },
    '& b': {
      fontSize: { base: '2xl', md: '2.5rem' },
      fontWeight: 'black',
      lineHeight: 1.05,
      letterSpacing: 'snug',
    },
    '& small': { fontSize: '0.75rem', lineHeight: 'snug' },
  },
});

// Shown until the browser knows the server's time, because pages are cached. Dashes take the same width as numbers.
const UNKNOWN: CountdownParts = { days: 0, hours: '––', minutes: '––', seconds: '––' };

/** Counts down by the server's clock, once a second. `role="timer"` keeps screen readers from reading every tick. */
export function Countdown({ endDate }: { readonly endDate: string }) {
  const [parts, setParts] = useState(UNKNOWN);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      // Whole milliseconds, as in a Date, so that both calculations below use the same time.
      const now = Math.floor(serverNow());
      setParts(countdownParts(endDate, new Date(now)));
      const remaining = new Date(endDate).getTime() - now;
      // Runs 1 ms after the countdown's next second begins, so that the numbers change on time.
      if (remaining > 0) timer = setTimeout(tick, (remaining % 1000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endDate]);

  // Before hydration, browser/boot.ts has updated these figures.
  return (
    <Clock role="timer" aria-label={text.countdown} className="needs-script" data-sale-ends={endDate}>
      <strong suppressHydrationWarning>{text.daysBefore(parts.days)}</strong>
      <Cell>
        <b suppressHydrationWarning>{parts.hours}</b>
        <small>{text.hours}</small>
      </Cell>
      <i aria-hidden="true">:</i>
      <Cell>
        <b suppressHydrationWarning>{parts.minutes}</b>
        <small>{text.minutes}</small>
      </Cell>
      <i aria-hidden="true">:</i>
      <Cell>
        <b suppressHydrationWarning>{parts.seconds}</b>
        <small>{text.seconds}</small>
      </Cell>
    </Clock>
  );
}
