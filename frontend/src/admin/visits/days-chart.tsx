import { chakra } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import type { VisitDay } from '../../api/generated/models';
import { formatDate } from '../../format/wib';
import * as text from '../../text/admin-visits';
import { CountTable } from './count-table';

const WIDTH = 600;
const HEIGHT = 120;
const BAR = 0.8;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '7.5rem',
    '& rect': { fill: 'chat' },
    '& line': { stroke: 'ink' },
  },
});
const Ends = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: 'sm',
    color: 'ink.soft',
    marginTop: '1',
  },
});
const Details = chakra('details', {
  base: {
    marginTop: '2',
    '& summary': {
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      minHeight: 'touch',
      alignContent: 'center',
    },
  },
});

/** A bar for the page views of each day, and the same numbers as a table. */
export function DaysChart({ days }: { readonly days: readonly VisitDay[] }) {
  const most = Math.max(0, ...days.map(({ view }) => view));
  const step = WIDTH / days.length;
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const label = text.chart(formatDate(first), formatDate(last), groupDigits(most));
  return (
    <>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map(({ day, view }, index) => {
          const height = (view / Math.max(1, most)) * (HEIGHT - 2);
          const x = (index + (1 - BAR) / 2) * step;
          return <rect key={day} x={x} y={HEIGHT - 1 - height} width={step * BAR} height={height} />;
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </Drawing>
      <Ends aria-hidden>
        <span>{withoutYear(first)}</span>
        {most > 0 && <span>{text.most(groupDigits(most))}</span>}
        <span>{withoutYear(last)}</span>
      </Ends>
      <Details>
        <summary>{text.asTable}</summary>
        <CountTable
          label={text.asTable}
          head={[text.day, ...Object.values(text.columns)]}
          rows={days.map(({ day, view, chat, marketplace, search }) => [
            formatDate(day),
            view,
            chat,
            marketplace,
            search,
          ])}
        />
      </Details>
    </>
  );
}

const withoutYear = (day: string): string => formatDate(day).replace(/ \d+$/u, '');
