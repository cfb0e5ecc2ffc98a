import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { invalidField } from '../../platform/domain/domain-error.js';
import type { ContentPart } from './content-part.js';
import { DEFAULT_FAQ, type FaqItem } from './faq.js';
import { chatNumberUnknown } from './messages.js';
import { type OpeningHours, validateOpeningHours, validateSpecialHours } from './opening-hours.js';
import { SAMPLE_CHAT_NUMBER } from './sample-number.js';
import {
  SAMPLE_ADDRESS,
  SAMPLE_HOURS,
  SAMPLE_INSTAGRAM,
  SAMPLE_MARKETPLACE,
  SAMPLE_NAME,
} from './sample-values.js';
import { type SpecialHours, upcoming } from './special-hours.js';
import { clockIn, endOfDay, type TimeZone } from './time-zone.js';

export interface Hero {
  title: string;
  subtitle: string;
  primaryButton: string;
  secondaryButton: string;
}

export interface Company {
  name: string;
  /** The number as the owner typed it. Chat links use its normalized form. */
  chatNumber: string;
  address: string | null;
  hours: OpeningHours[];
  timeZone: TimeZone;
  /** Special hours replace the weekly hours on their days. */
  specialHours: SpecialHours[];
  mapUrl: string | null;
}

/** Profile URLs. A URL is null if the business has no profile on that site. */
export interface SocialLinks {
  instagram: string | null;
  marketplace: string | null;
  facebook: string | null;
  tiktok: string | null;
}

/** Follower counts as the owner writes them, such as '1.2K'; a null count is hidden. */
export interface Followers {
  instagram: string | null;
  facebook: string | null;
  tiktok: string | null;
}

export interface SiteContent {
  hero: Hero;
  company: Company;
  faq: FaqItem[];
  social: SocialLinks;
  /**
   * Null until the owner saves counts. Until then, no counts are shown, so that visitors never see invented figures.
   */
  followers: Followers | null;
}

export const DEFAULT_SITE_CONTENT: SiteContent = {
  hero: {
    // The studio's slogan, in English.
    title: 'Make your ideas become true',
    subtitle:
      'Logo, kartu nama, kemasan, spanduk, sampai feed Instagram. Dirancang dan dicetak oleh satu studio, ' +
      'dengan harga yang jelas sejak awal.',
    primaryButton: 'Pesan Sekarang',
    secondaryButton: 'Lihat Layanan',
  },
  company: {
    name: SAMPLE_NAME,
    chatNumber: SAMPLE_CHAT_NUMBER,
    address: SAMPLE_ADDRESS,
    hours: [...SAMPLE_HOURS],
    timeZone: 'WIB',
    specialHours: [],
    mapUrl: null,
  },
  faq: DEFAULT_FAQ,
  social: {
    instagram: SAMPLE_INSTAGRAM,
    marketplace: SAMPLE_MARKETPLACE,
    facebook: null,
    tiktok: null,
  },
  followers: null,
};

export const SITE_CONTENT: ContentPart<SiteContent> = {
  key: 'site-content',
  defaults: DEFAULT_SITE_CONTENT,
  // The panel asks for name, address, hours and profiles in steps of their own.
  promises: ['hero.title', 'hero.subtitle', 'faq'],
  validate: ({ company }) => {
    validateOpeningHours(company.hours);
    validateSpecialHours(company.specialHours);
    if (normalizeChatNumber(company.chatNumber) === undefined)
      throw invalidField('company.chatNumber', chatNumberUnknown);
  },
  // Visitors do not see special hours that are past.
  visible: ({ company, ...rest }, { now }) => {
    const today = clockIn(company.timeZone, now).date;
    return { ...rest, company: { ...company, specialHours: upcoming(company.specialHours, today) } };
  },
  // Special hours end at midnight.
  nextBoundary: ({ company: { timeZone, specialHours } }, after) => {
    const [next] = upcoming(specialHours, clockIn(timeZone, after).date);
    return next ? endOfDay(timeZone, next.to) : null;
  },
  withoutSamples: ({ company, social, ...rest }) => {
    const { company: sample, social: samples } = DEFAULT_SITE_CONTENT;
    const own = (profile: keyof SocialLinks) =>
      social[profile] === samples[profile] ? null : social[profile];
    return {
      ...rest,
      company: { ...company, address: company.address === sample.address ? null : company.address },
      social: { ...social, instagram: own('instagram'), marketplace: own('marketplace') },
    };
  },
};
