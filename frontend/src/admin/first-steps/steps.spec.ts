import { describe, expect, it } from '@jest/globals';
import { SAMPLE_CHAT_NUMBER } from '@etalase/backend/rules/sample-number';
import {
  SAMPLE_ADDRESS,
  SAMPLE_HOURS,
  SAMPLE_INSTAGRAM,
  SAMPLE_MARKETPLACE,
  SAMPLE_NAME,
} from '@etalase/backend/rules/sample-values';
import { type ShopFacts, stepsOf } from './steps';

const company = {
  name: SAMPLE_NAME,
  chatNumber: SAMPLE_CHAT_NUMBER,
  address: SAMPLE_ADDRESS,
  hours: [...SAMPLE_HOURS],
};
const social = { instagram: SAMPLE_INSTAGRAM, marketplace: SAMPLE_MARKETPLACE, facebook: null, tiktok: null };
const fresh: ShopFacts = {
  content: { company, social },
  decided: { hidden: false, hoursConfirmed: false },
  ownProducts: 0,
  hasSamples: true,
  lastBackupAt: null,
  parts: [{ isSample: true }, { isSample: false }],
};
const done = (facts: Partial<ShopFacts>) =>
  stepsOf({ ...fresh, ...facts }).flatMap(({ name, isDone }) => (isDone ? [name] : []));

describe('stepsOf', () => {
  it('returns eight incomplete steps for a new shop', () => {
    expect(stepsOf(fresh).map(({ name }) => name)).toEqual([
      'number',
      'name',
      'hours',
      'links',
      'promises',
      'product',
      'samples',
      'backup',
    ]);
    expect(done({})).toEqual([]);
  });

  it.each<[string, Partial<ShopFacts>, string[]]>([
    [
      'a changed chat number completes "number"',
      { content: { company: { ...company, chatNumber: '0812 3456 7890' }, social } },
      ['number'],
    ],
    [
      'a changed name alone completes no step',
      { content: { company: { ...company, name: 'Cetak Jaya' }, social } },
      [],
    ],
    [
      'a changed name and address complete "name"',
      { content: { company: { ...company, name: 'Cetak Jaya', address: 'Jl. Braga 1' }, social } },
      ['name'],
    ],
    [
      'a changed name and a removed address complete "name"',
      { content: { company: { ...company, name: 'Cetak Jaya', address: null }, social } },
      ['name'],
    ],
    [
      'changed hours complete "hours"',
      { content: { company: { ...company, hours: [] }, social } },
      ['hours'],
    ],
    [
      'confirmed sample hours complete "hours"',
      { decided: { hidden: false, hoursConfirmed: true } },
      ['hours'],
    ],
    [
      'one removed sample profile of two completes no step',
      { content: { company, social: { ...social, instagram: null } } },
      [],
    ],
    [
      'removed sample profiles complete "links"',
      { content: { company, social: { ...social, instagram: null, marketplace: null } } },
      ['links'],
    ],
    ['no sample text completes "promises"', { parts: [{ isSample: false }] }, ['promises']],
    ['a product of the owner completes "product"', { ownProducts: 1 }, ['product']],
    ['deleted samples complete "samples"', { hasSamples: false }, ['samples']],
    ['a backup completes "backup"', { lastBackupAt: '2026-11-23T10:00:00Z' }, ['backup']],
  ])('marks steps as done by the data of the shop: %s', (_, facts, names) => {
    expect(done(facts)).toEqual(names);
  });
});
