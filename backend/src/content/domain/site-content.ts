import { DEFAULT_FAQ, type FaqItem } from './faq.js';
import type { OpeningHours } from './opening-hours.js';

export interface Hero {
  title: string;
  subtitle: string;
  primaryButton: string;
  secondaryButton: string;
}

export interface Company {
  name: string;
  /** As the owner typed it; links are built from its understood form. */
  chatNumber: string;
  address: string;
  hours: OpeningHours[];
}

/** Profile addresses; null means that the business is not there. */
export interface SocialLinks {
  instagram: string | null;
  marketplace: string | null;
  facebook: string | null;
  tiktok: string | null;
}

/** Follower figures as the owner wants to show them, such as '1.2K'. */
export interface Followers {
  instagram: string | null;
  facebook: string | null;
  tiktok: string | null;
}

/** What the owner edits about the shop itself: hero, company, FAQ and social media. */
export interface SiteContent {
  hero: Hero;
  company: Company;
  faq: FaqItem[];
  social: SocialLinks;
  /** null until the owner saved figures: samples are never shown to visitors. */
  followers: Followers | null;
}

/** Nobody's phone: the company's number until the owner sets one. */
export const SAMPLE_CHAT_NUMBER = '6280000000000';

export const DEFAULT_SITE_CONTENT: SiteContent = {
  hero: {
    title: 'Make your ideas become true',
    subtitle:
      'Logo, kartu nama, kemasan, spanduk, sampai feed Instagram. Dirancang dan dicetak oleh satu studio, ' +
      'dengan harga yang jelas sejak awal.',
    primaryButton: 'Pesan Sekarang',
    secondaryButton: 'Lihat Layanan',
  },
  company: {
    name: 'Etalase',
    chatNumber: SAMPLE_CHAT_NUMBER,
    address: 'Jl. Contoh No. 1, Jakarta Selatan 12345',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '09:00', closes: '15:00' },
    ],
  },
  faq: DEFAULT_FAQ,
  social: {
    instagram: 'https://www.instagram.com/etalase.contoh',
    marketplace: 'https://shopee.co.id/etalase.contoh',
    facebook: null,
    tiktok: null,
  },
  followers: null,
};
