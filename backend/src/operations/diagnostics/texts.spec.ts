import { describe, expect, it } from '@jest/globals';
import { checkTexts } from './texts.js';

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
