import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import type { DayOfWeek, LocalBusinessLeaf, WithContext } from 'schema-dts';
import type { SpecialHours } from '@etalase/backend/rules/special-hours';
import type { OpeningHours } from '@etalase/backend/rules/written-hours';

const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies DayOfWeek[];

export interface BusinessFacts {
  readonly company: {
    readonly name: string;
    readonly chatNumber: string;
    readonly address: string | null;
    readonly hours: readonly OpeningHours[];
    readonly specialHours?: readonly Readonly<SpecialHours>[] | null;
    readonly mapUrl?: string | null;
  };
  readonly social: {
    readonly instagram?: string | null;
    readonly marketplace?: string | null;
    readonly facebook?: string | null;
    readonly tiktok?: string | null;
  };
}

/** Search engines read the hours 00:00 to 00:00 as a closed day. */
const CLOSED = [{ opens: '00:00', closes: '00:00' }];

/** The reference to the business in other structured data objects. */
export const businessRef = (publicUrl: string) => ({ '@id': `${publicUrl}/#business` });

/** The business with telephone, address, hours and profiles, from the content that the contact page shows. */
export function business(
  { company, social }: BusinessFacts,
  publicUrl: string,
): WithContext<LocalBusinessLeaf> {
  const digits = normalizeChatNumber(company.chatNumber);
  const specialHours = company.specialHours ?? [];
  const profiles = Object.values(social).filter((url) => typeof url === 'string');
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...businessRef(publicUrl),
    name: company.name,
    url: `${publicUrl}/`,
    ...(digits && { telephone: `+${digits}` }),
    address: {
      '@type': 'PostalAddress',
      ...(company.address && { streetAddress: company.address.replace(/[\s,]*\n[\s,]*/gu, ', ') }),
      addressCountry: 'ID',
    },
    openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...days]
        .sort((a, b) => a - b)
        .map((day) => `https://schema.org/${WEEK[day - 1]}` as DayOfWeek),
      opens,
      closes,
    })),
    ...(specialHours.length > 0 && {
      specialOpeningHoursSpecification: specialHours.flatMap(({ from, to, hours }) =>
        (hours.length > 0 ? hours : CLOSED).map(({ opens, closes }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          validFrom: from,
          validThrough: to,
          opens,
          closes,
        })),
      ),
    }),
    ...(company.mapUrl && { hasMap: company.mapUrl }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
