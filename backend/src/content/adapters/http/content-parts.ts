import type { Type } from '@nestjs/common';
import { ABOUT_CONTENT } from '../../domain/parts/about.js';
import type { ContentPart } from '../../domain/content-part.js';
import { FOOTER_SETTINGS } from '../../domain/footer-settings.js';
import { CAMPAIGNS } from '../../domain/parts/campaigns.js';
import { DISPLAY } from '../../domain/parts/display.js';
import { FACTS } from '../../domain/parts/facts.js';
import { IDENTITY } from '../../domain/parts/identity.js';
import { ORDERING } from '../../domain/parts/ordering.js';
import { SEARCH } from '../../domain/parts/search.js';
import { SERVICES } from '../../domain/parts/services.js';
import { SHIPPING } from '../../domain/parts/shipping.js';
import { WORKS } from '../../domain/parts/works.js';
import { SITE_CONTENT } from '../../domain/site-content.js';
import { AboutContentBody } from './about-content.body.js';
import { FooterSettingsBody } from './footer-settings.body.js';
import { CampaignsBody } from './parts/campaigns.body.js';
import { DisplayBody } from './parts/display.body.js';
import { FactsBody } from './parts/facts.body.js';
import { IdentityBody } from './parts/identity.body.js';
import { OrderingBody, ShownOrderingResponse } from './parts/ordering.body.js';
import { SearchWordsBody } from './parts/search.body.js';
import { ServicesBody, ServicesChanges } from './parts/services.body.js';
import { ShippingBody } from './parts/shipping.body.js';
import { ShownWorksResponse, WorksBody } from './parts/works.body.js';
import { SiteContentBody } from './site-content.body.js';

export interface PartEndpoint {
  readonly part: ContentPart<object>;
  readonly body: Type<object>;
  /** The class of the response to visitors, if it is not `body`. */
  readonly shown?: Type<object>;
  /** The class of the request. By default, the request has the fields of `body`, and all are optional. */
  readonly changes?: Type<object>;
  /** The address below `/api` and `/api/admin`. */
  readonly address: string;
  /** What the names of the operations in the contract end with. */
  readonly operation: string;
  readonly summaries: { readonly public: string; readonly admin: string; readonly save: string };
  readonly rules: string;
  /** Whether the panel can load what the part contains before the first save. */
  readonly hasDefaults: boolean;
}

const endpoint = <T extends object>(
  part: ContentPart<T>,
  body: Type<T>,
  summary: string,
  changes?: Type<object>,
): PartEndpoint => ({
  part,
  body,
  ...(changes && { changes }),
  address: `content/${part.key}`,
  operation: `${capitalized(part.key)}Content`,
  summaries: { public: summary, admin: summary, save: `Save: ${summary}` },
  rules: 'A missing field keeps its stored value; null removes it, where the contract allows null.',
  hasDefaults: true,
});

/** A part whose calls the specification names. */
const specified = <T extends object>(
  part: ContentPart<T>,
  body: Type<object>,
  operation: string,
  summary: string,
  whole: string,
  rules = 'Every field is required.',
): PartEndpoint => ({
  part,
  body,
  changes: body,
  address: part.key,
  operation,
  summaries: { public: summary, admin: capitalized(whole), save: `Replace ${whole}` },
  rules,
  hasDefaults: false,
});

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const PART_ENDPOINTS: readonly PartEndpoint[] = [
  specified(
    SITE_CONTENT,
    SiteContentBody,
    'SiteContent',
    'Hero, company, FAQ and social media',
    'hero, company, FAQ and social media',
    'Every field is required, except `social.facebook`, `social.tiktok`, and of the company `timeZone`, ' +
      '`specialHours` and `mapUrl`, which keep their stored values when they are missing. The chat number is kept as typed, and refused when no phone number can be understood from it.',
  ),
  specified(ABOUT_CONTENT, AboutContentBody, 'AboutContent', 'Texts of the about page', 'the about page'),
  specified(
    FOOTER_SETTINGS,
    FooterSettingsBody,
    'FooterSettings',
    'Links and lines of the footer',
    'the footer settings',
  ),
  endpoint(IDENTITY, IdentityBody, 'Logo, hero image, accent color and description'),
  endpoint(SHIPPING, ShippingBody, 'Texts and facts of the shipping page'),
  endpoint(SERVICES, ServicesBody, 'Texts and facts of the service pages', ServicesChanges),
  endpoint(FACTS, FactsBody, 'Facts beside products and on the home page'),
  endpoint(DISPLAY, DisplayBody, 'Which parts of header and footer visitors see'),
  {
    ...endpoint(ORDERING, OrderingBody, 'What customers read and send before an order'),
    shown: ShownOrderingResponse,
  },
  {
    ...endpoint(WORKS, WorksBody, 'Printed jobs that the shop shows'),
    shown: ShownWorksResponse,
    hasDefaults: false,
  },
  endpoint(CAMPAIGNS, CampaignsBody, 'Lines above the header, each for a time'),
  endpoint(SEARCH, SearchWordsBody, 'What the search knows about words'),
];
