import { describe, expect, it } from '@jest/globals';
import { checkTexts } from './texts.js';

const status = (part: string, isSample: boolean) => ({ part, isSample, version: 0, confirmedVersion: null });

describe('checkTexts', () => {
  it('warns of every sample text and of every fact of deleted categories', async () => {
    const findings = await checkTexts({
      statuses: () => Promise.resolve([status('shipping', true), status('display', false)]),
      hiddenFacts: () => Promise.resolve(['Jahit']),
    });
    expect(findings).toEqual([
      { check: 'texts', level: 'warning', problem: 'sampleText', detail: 'shipping' },
      { check: 'texts', level: 'warning', problem: 'factOfDeletedCategories', detail: 'Jahit' },
    ]);
  });

  it('says that all is well, and nothing when the texts cannot be read', async () => {
    const hiddenFacts = () => Promise.resolve([]);
    expect(await checkTexts({ statuses: () => Promise.resolve([]), hiddenFacts })).toEqual([
      { check: 'texts', level: 'ok', problem: null, detail: '' },
    ]);
    expect(await checkTexts({ statuses: () => Promise.reject(new Error('down')), hiddenFacts })).toEqual([]);
  });
});
