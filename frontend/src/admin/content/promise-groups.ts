import { Service } from '../../api/generated/models';
import * as content from '../../text/admin-content';
import * as facts from '../../text/admin-facts';
import * as identity from '../../text/admin-identity';
import * as services from '../../text/admin-services';
import * as settings from '../../text/admin-settings';
import * as shipping from '../../text/admin-shipping';
import type { PromiseGroup } from '../forms/confirm-samples';

const group = (label: string, ...names: readonly [string, ...string[]]): PromiseGroup => ({
  id: `contoh-${names[0]}`,
  label,
  names,
});

export const promiseGroups = {
  'site-content': { hero: group(content.hero, 'hero'), faq: group(content.faq, 'faq') },
  'about-content': {
    opening: group(settings.aboutParts.opening, 'introText'),
    vision: group(settings.aboutParts.vision, 'visionText', 'missionItems'),
    services: group(settings.aboutParts.services, 'designServices', 'printingServices'),
    reasons: group(
      settings.aboutParts.reasons,
      'qualityTitle',
      'qualityDesc',
      'timelyTitle',
      'timelyDesc',
      'competitiveTitle',
      'competitiveDesc',
    ),
  },
  identity: { logo: group(identity.logo, 'logo') },
  shipping: {
    origin: group(shipping.origin, 'origin'),
    zones: group(shipping.zones, 'zones'),
    surcharge: group(shipping.surcharge, 'surcharge'),
    notes: group(shipping.notes, 'notes'),
    freeShipping: group(shipping.freeShipping, 'freeShipping'),
    delivery: group(shipping.delivery, 'delivery'),
    steps: group(shipping.steps, 'steps'),
    terms: group(shipping.terms, 'terms'),
  },
  services: {
    design: group(services.page('design'), Service.design),
    printing: group(services.page('printing'), Service.printing),
    branding: group(services.page('branding'), Service.branding),
    'digital-marketing': group(services.page('digital-marketing'), Service['digital-marketing']),
    terms: group(services.terms, 'terms'),
    comingSoon: group(services.comingSoon, 'comingSoon'),
  },
  facts: { hero: group(facts.hero, 'hero'), product: group(facts.product, 'product') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PromiseGroup>>>>;
