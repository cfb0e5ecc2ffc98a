import type { Type } from '@nestjs/common';
import type { ContentPart } from '../../domain/content-part.js';
import { CAMPAIGNS } from '../../domain/parts/campaigns.js';
import { DISPLAY } from '../../domain/parts/display.js';
import { FACTS } from '../../domain/parts/facts.js';
import { IDENTITY } from '../../domain/parts/identity.js';
import { SEARCH } from '../../domain/parts/search.js';
import { SERVICES } from '../../domain/parts/services.js';
import { SHIPPING } from '../../domain/parts/shipping.js';
import { CampaignsBody } from './parts/campaigns.body.js';
import { DisplayBody } from './parts/display.body.js';
import { FactsBody } from './parts/facts.body.js';
import { IdentityBody } from './parts/identity.body.js';
import { SearchWordsBody } from './parts/search.body.js';
import { ServicesBody, ServicesChanges } from './parts/services.body.js';
import { ShippingBody } from './parts/shipping.body.js';

/** A content part with the API routes `/api/content/{key}` and `/api/admin/content/{key}`. */
export interface PartEndpoint {
  readonly part: ContentPart<object>;
  readonly body: Type<object>;
  /** The class of the request. By default, the request has the fields of `body`, and all are optional. */
  readonly changes?: Type<object>;
  readonly summary: string;
}

const endpoint = <T extends object>(
  part: ContentPart<T>,
  body: Type<T>,
  summary: string,
  changes?: Type<object>,
): PartEndpoint => ({ part, body, summary, ...(changes && { changes }) });

export const PART_ENDPOINTS: readonly PartEndpoint[] = [
  endpoint(IDENTITY, IdentityBody, 'Logo, hero image, accent color and description'),
  endpoint(SHIPPING, ShippingBody, 'Texts and facts of the shipping page'),
  endpoint(SERVICES, ServicesBody, 'Texts and facts of the service pages', ServicesChanges),
  endpoint(FACTS, FactsBody, 'Facts beside products and on the home page'),
  endpoint(DISPLAY, DisplayBody, 'Which parts of header and footer visitors see'),
  endpoint(CAMPAIGNS, CampaignsBody, 'Lines above the header, each for a time'),
  endpoint(SEARCH, SearchWordsBody, 'What the search knows about words'),
];
