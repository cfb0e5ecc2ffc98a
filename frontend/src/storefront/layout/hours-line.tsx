import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { formatOpeningHours } from '@etalase/backend/rules/written-hours';
import { siteContent } from '../company';

/** The opening hours. CSS for `data-parts` lets lines break only between the parts. */
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
