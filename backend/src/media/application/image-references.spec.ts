import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeReferences } from '../testing/media-fixture.js';
import { ImageReferences } from './image-references.js';

describe('ImageReferences', () => {
  const products = new FakeReferences();
  const logo = new FakeReferences();
  let references: ImageReferences;
  const referenced = (): Promise<Set<string>> => references.referencedAmong(['a', 'b', 'c', 'd']);
  const notOnlySamples = (): Promise<Set<string>> => references.ownAmong(['a', 'b', 'c', 'd']);

  beforeEach(() => {
    references = new ImageReferences({ publicUrl: 'https://shop.example' });
  });

  it('combines the results of all features', async () => {
    references.add(products);
    references.add(logo);
    references.close();
    products.paths.add('/objects/a').add('/objects/b').add('https://shop.example/objects/d');
    products.samples.add('/objects/a');
    logo.paths.add('/objects/b').add('/objects/c');
    logo.samples.add('/objects/c');
    expect([...(await referenced())].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([...(await notOnlySamples())].sort()).toEqual(['b', 'd']);
  });

  it('rejects when one of the features rejects', async () => {
    const failed = new Error('no database');
    const broken = new FakeReferences();
    broken.referencedAmong = () => Promise.reject(failed);
    references.add(products);
    references.add(broken);
    references.close();
    for (const read of [referenced, notOnlySamples]) await expect(read()).rejects.toBe(failed);
  });

  it('rejects before it is closed, and when no feature was added', async () => {
    references.add(products);
    for (const read of [referenced, notOnlySamples]) await expect(read()).rejects.toThrow('not known');
    references = new ImageReferences({ publicUrl: 'https://shop.example' });
    references.close();
    for (const read of [referenced, notOnlySamples]) await expect(read()).rejects.toThrow('not known');
  });

  it('throws when a feature is added after it was closed', () => {
    references.close();
    expect(() => references.add(logo)).toThrow('too late');
  });
});
