import { describe, expect, it } from '@jest/globals';
import * as fields from '@etalase/backend/rules/content-fields';
import { readFileSync } from 'node:fs';
import * as campaigns from '../../text/admin-campaigns';
import * as content from '../../text/admin-content';
import * as parts from '../../text/admin-content-parts';
import * as display from '../../text/admin-display';
import * as facts from '../../text/admin-facts';
import * as history from '../../text/admin-history';
import * as identity from '../../text/admin-identity';
import * as services from '../../text/admin-services';
import * as settings from '../../text/admin-settings';
import * as shipping from '../../text/admin-shipping';
import * as social from '../../text/admin-social';

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}
const contract = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The labels in the contract, as `[schema, field, label]`. */
const labels = Object.entries(contract.components.schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).flatMap(([field, { description = '' }]) => {
    const label = /in the panel: ([^;]+)/iu.exec(description)?.[1];
    return label === undefined ? [] : [[schema, field, label] as const];
  }),
);

const labelsOf = (rules: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(rules).map(([name, { label }]) => [`rule ${name}`, label]));

/** The texts of the panel's forms for each schema, and the labels of the rules from which they make fields. */
const FORMS: Readonly<Record<string, object>> = {
  Hero: { ...content, ...labelsOf(fields.HERO_FIELDS) },
  Company: { ...content, ...labelsOf(fields.COMPANY_FIELDS) },
  SpecialHours: content,
  FaqItem: { ...content, ...labelsOf(fields.FAQ_FIELDS) },
  SiteContent: content,
  SocialLinks: social,
  Followers: social.followersFields,
  FooterSettings: settings.footerFields,
  AboutContent: settings.aboutFields,
  Identity: { ...identity, ...labelsOf({ description: fields.DESCRIPTION_FIELD }) },
  Shipping: shipping,
  ShippingZone: shipping,
  ShippingSurcharge: { ...shipping, ...labelsOf(fields.SURCHARGE_FIELDS) },
  FreeShipping: { ...shipping, ...labelsOf(fields.FREE_SHIPPING_FIELDS) },
  DeliveryMethod: { ...shipping, ...labelsOf(fields.TITLED_TEXT_FIELDS) },
  TitledText: { ...services, ...labelsOf(fields.TITLED_TEXT_FIELDS) },
  FigureText: { ...services, ...labelsOf(fields.FIGURE_FIELDS) },
  ServiceTexts: parts.serviceFields,
  Services: services,
  Facts: facts,
  ProductFact: facts,
  HeroFact: facts,
  Display: display,
  Ordering: labelsOf(fields.ORDERING_FIELDS),
  CategoryRule: { ...labelsOf(fields.ORDERING_FIELDS), ...labelsOf(fields.CATEGORY_RULE_FIELDS) },
  Works: { works: fields.WORKS_FIELD.label },
  Work: { works: fields.WORKS_FIELD.label, ...labelsOf(fields.WORK_FIELDS) },
  Campaigns: campaigns,
  Campaign: { ...campaigns, ...labelsOf(fields.CAMPAIGN_FIELDS) },
  SearchWords: content,
};
/** The record type and the parent field of a schema in the history. */
const RECORDS: Readonly<Record<string, readonly [type: string, parent?: string]>> = {
  Hero: ['site-content', 'hero'],
  Company: ['site-content', 'company'],
  SiteContent: ['site-content'],
  SocialLinks: ['site-content', 'social'],
  Followers: ['site-content', 'followers'],
  FooterSettings: ['footer-settings'],
  AboutContent: ['about-content'],
  Identity: ['identity'],
  Shipping: ['shipping'],
  ShippingSurcharge: ['shipping', 'surcharge'],
  ServiceTexts: ['services', 'printing'],
  Services: ['services'],
  Facts: ['facts'],
  Display: ['display'],
  Ordering: ['ordering'],
  Works: ['works'],
  Campaigns: ['campaigns'],
  SearchWords: ['search'],
};
// The time zone, the name of the service, and that of the second list of words stand behind the label.
const withoutAddition = (label: unknown) =>
  String(label).replace(/ \((?:WIB|percetakan|lebih dari dua)\)$/u, '');

describe('A label of the content in the contract', () => {
  it('is found in every schema that the panel edits', () => {
    const schemas = new Set(
      labels.map(([schema]) => schema).filter((schema) => !/Changes$|^Shown/u.test(schema)),
    );
    expect([...schemas].filter((schema) => !(schema in FORMS))).toEqual([]);
    expect(labels.length).toBeGreaterThan(90);
  });

  it("is the label of the panel's form and of the history", () => {
    const differing = labels.flatMap(([schema, field, label]) => {
      const name = schema.replace(/Changes$/u, '');
      const form = FORMS[name];
      const [type, parent] = RECORDS[name] ?? [];
      const shown = type && history.fields[type]?.[parent ? `${parent}.${field}` : field];
      return [
        ...(form && !Object.values(form).map(withoutAddition).includes(withoutAddition(label))
          ? [`${schema}.${field}: ${label}, not in the form`]
          : []),
        ...(type && withoutAddition(shown) !== withoutAddition(label)
          ? [`${schema}.${field}: ${label}, in the history: ${shown}`]
          : []),
      ];
    });
    expect(differing).toEqual([]);
  });
});
