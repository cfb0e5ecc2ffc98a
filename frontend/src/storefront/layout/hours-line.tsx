import { useQuery } from '@tanstack/react-query';
import { formatOpeningHours } from '../../format/opening-hours';
import { siteContent } from './company';

/** The opening hours on one line, or on several where they need them. */
export function HoursLine() {
  const { data: site } = useQuery(siteContent);
  const hours = site && formatOpeningHours(site.company);
  if (!hours) return null;
  return (
    <p data-parts="">
      {hours.split(' · ').map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
  );
}
