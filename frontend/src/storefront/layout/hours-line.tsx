import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatOpeningHours } from '../../format/opening-hours';
import { siteContent } from './company';

/** A separator is before each part; the one that begins a line is clipped. */
const Parts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: '-1em',
    clipPath: 'inset(0 0 0 1em)',
    '& > span::before': {
      content: '"·" / ""',
      display: 'inline-block',
      width: '1em',
      textAlign: 'center',
    },
  },
});

/** The opening hours on one line, or on several where they need them. */
export function HoursLine() {
  const { data: site } = useQuery(siteContent);
  const hours = site && formatOpeningHours(site.company);
  if (!hours) return null;
  return (
    <Parts>
      {hours.split(' · ').map((part) => (
        <span key={part}>{part} </span>
      ))}
    </Parts>
  );
}
