import { Service } from '../../api/generated/models';
import * as content from '../../text/admin-content';
import * as facts from '../../text/admin-facts';
import * as identity from '../../text/admin-identity';
import * as services from '../../text/admin-services';
import * as settings from '../../text/admin-settings';
import * as shipping from '../../text/admin-shipping';
import type { PromiseGroup } from '../forms/confirm-samples';

/** Two parts may have fields with the same name, so the id names the part, too. */
const groupIn =
  (part: string) =>
  (label: string, ...names: readonly [string, ...string[]]): PromiseGroup => ({
    id: `contoh-${part}-${names[0]}`,
    label,
    names,
  });
const inSite = groupIn('site-content');
const inAbout = groupIn('about-content');
const inShipping = groupIn('shipping');
const inServices = groupIn('services');
const inFacts = groupIn('facts');

export const promiseGroups = {
  'site-content': { hero: inSite(content.hero, 'hero'), faq: inSite(content.faq, 'faq') },
  'about-content': {
    opening: inAbout(settings.aboutParts.opening, 'introText'),
    vision: inAbout(settings.aboutParts.vision, 'visionText', 'missionItems'),
    services: inAbout(settings.aboutParts.services, 'designServices', 'printingServices'),
    reasons: inAbout(
      settings.aboutParts.reasons,
      'qualityTitle',
      'qualityDesc',
      'timelyTitle',
      'timelyDesc',
      'competitiveTitle',
      'competitiveDesc',
    ),
  },
  identity: { logo: groupIn('identity')(identity.logo, 'logo') },
  shipping: {
    origin: inShipping(shipping.origin, 'origin'),
    zones: inShipping(shipping.zones, 'zones'),
    surcharge: inShipping(shipping.surcharge, 'surcharge'),
    notes: inShipping(shipping.notes, 'notes'),
    freeShipping: inShipping(shipping.freeShipping, 'freeShipping'),
    delivery: inShipping(shipping.delivery, 'delivery'),
    steps: inShipping(shipping.steps, 'steps'),
    terms: inShipping(shipping.terms, 'terms'),
  },
  services: {
    design: inServices(services.page('design'), Service.design),
    printing: inServices(services.page('printing'), Service.printing),
    branding: inServices(services.page('branding'), Service.branding),
    'digital-marketing': inServices(services.page('digital-marketing'), Service['digital-marketing']),
    terms: inServices(services.terms, 'terms'),
    comingSoon: inServices(services.comingSoon, 'comingSoon'),
  },
  facts: { hero: inFacts(facts.hero, 'hero'), product: inFacts(facts.product, 'product') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PromiseGroup>>>>;
