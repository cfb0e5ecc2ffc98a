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
};
const done = (facts: Partial<ShopFacts>) =>
  stepsOf({ ...fresh, ...facts }).flatMap(({ name, isDone }) => (isDone ? [name] : []));

describe('The first steps', () => {
  it('are all still to do in a new shop', () => {
    expect(stepsOf(fresh).map(({ name }) => name)).toEqual([
      'number',
      'name',
      'hours',
      'links',
      'product',
      'samples',
      'backup',
    ]);
    expect(done({})).toEqual([]);
  });

  it.each<[string, Partial<ShopFacts>, string[]]>([
    ['a number', { content: { company: { ...company, chatNumber: '0812 3456 7890' }, social } }, ['number']],
    ['a name without an address', { content: { company: { ...company, name: 'Cetak Jaya' }, social } }, []],
    [
      'a name and an address',
      { content: { company: { ...company, name: 'Cetak Jaya', address: 'Jl. Braga 1' }, social } },
      ['name'],
    ],
    ['other hours', { content: { company: { ...company, hours: [] }, social } }, ['hours']],
    ['the confirmation of the hours', { decided: { hidden: false, hoursConfirmed: true } }, ['hours']],
    ['one profile of two', { content: { company, social: { ...social, instagram: null } } }, []],
    [
      'no profiles',
      { content: { company, social: { ...social, instagram: null, marketplace: null } } },
      ['links'],
    ],
    ['a product', { ownProducts: 1 }, ['product']],
    ['the removal of the samples', { hasSamples: false }, ['samples']],
    ['a backup', { lastBackupAt: '2026-11-23T10:00:00Z' }, ['backup']],
  ])('follow from the data: with %s', (_, facts, names) => {
    expect(done(facts)).toEqual(names);
  });
});
