import { describe, expect, it } from '@jest/globals';
import type { ProductDetail } from '../../catalog/index.js';
import { checkPriceLists, checkTexts } from './texts.js';

const status = (part: string, isSample: boolean) => ({
  part,
  isSample,
  samples: [],
  version: 0,
  confirmedVersion: null,
});

describe('checkTexts', () => {
  it('warns of sample texts, outdated figures, and facts about deleted categories', async () => {
    const findings = await checkTexts({
      statuses: () => Promise.resolve([status('shipping', true), status('display', false)]),
      oldFigures: () => Promise.resolve([{ figure: '30 hari', part: 'services' }]),
      hiddenFacts: () => Promise.resolve(['Jahit']),
    });
    expect(findings).toEqual([
      { check: 'texts', level: 'warning', problem: 'sampleText', detail: 'shipping' },
      { check: 'texts', level: 'warning', problem: 'oldFigure', detail: 'services: 30 hari' },
      { check: 'texts', level: 'warning', problem: 'factOfDeletedCategories', detail: 'Jahit' },
    ]);
  });

  it('returns one ok finding for texts without a problem, and none for unreadable texts', async () => {
    const none = () => Promise.resolve([]);
    const rest = { oldFigures: none, hiddenFacts: none };
    expect(await checkTexts({ statuses: () => Promise.resolve([]), ...rest })).toEqual([
      { check: 'texts', level: 'ok', problem: null, detail: '' },
    ]);
    expect(await checkTexts({ statuses: () => Promise.reject(new Error('down')), ...rest })).toEqual([]);
  });
});

describe('checkPriceLists', () => {
  const listed = (name: string, unit: string, measure: string) =>
    ({ name, pricing: { unit, measure, onRequest: false } }) as unknown as ProductDetail;
  const check = (...products: ProductDetail[]) =>
    checkPriceLists({ listVisibleDetails: () => Promise.resolve(products) });

  it('names the lists that are not measured as their units say', async () => {
    const findings = await check(
      listed('Baliho', 'meter persegi', 'length'),
      listed('Spanduk', 'm²', 'count'),
      listed('Brosur', 'lembar', 'area'),
      listed('Backdrop', 'm²', 'area'),
      listed('Tali', 'meter', 'count'),
      listed('Mug', 'cangkir', 'count'),
    );
    expect(findings.map(({ problem, detail }) => [problem, detail])).toEqual([
      ['measureDiffers', 'Baliho: satuan meter persegi, dihitung panjangnya saja'],
      ['measureDiffers', 'Spanduk: satuan m², dihitung jumlahnya saja'],
      ['measureDiffers', 'Brosur: satuan lembar, dihitung lebar × tinggi'],
    ]);
  });

  it('returns one ok finding for lists without a problem, and none for unreadable lists', async () => {
    expect(await check()).toEqual([{ check: 'priceLists', level: 'ok', problem: null, detail: '' }]);
    const down = () => Promise.reject(new Error('down'));
    expect(await checkPriceLists({ listVisibleDetails: down })).toEqual([]);
  });
});
