import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { formatOpeningHours } from '../../format/opening-hours';
import { siteContent } from './company';

/** The opening hours on one line, or on several lines if they are long. */
export function HoursLine() {
  const { data: site } = useQuery(siteContent);
  const hours = site && formatOpeningHours(site.company);
  if (!hours) return null;
  const parts = hours.split(' · ');
  return (
    <p data-parts="">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span>{index < parts.length - 1 ? `${part} ·` : part}</span>
        </Fragment>
      ))}
    </p>
  );
}
