import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeReferences } from '../testing/media-fixture.js';
import { ImageReferences } from './image-references.js';
import type { ObjectReferences } from './ports.js';

describe('ImageReferences', () => {
  const products = new FakeReferences();
  const logo = new FakeReferences();
  const readers: ObjectReferences[] = [];
  const references = new ImageReferences({ publicUrl: 'https://shop.example' }, () => readers);
  const referenced = (): Promise<Set<string>> => references.referencedAmong(['a', 'b', 'c', 'd']);
  const notOnlySamples = (): Promise<Set<string>> => references.ownAmong(['a', 'b', 'c', 'd']);

  beforeEach(() => {
    readers.length = 0;
  });

  it('combines the references that all modules report', async () => {
    readers.push(products, logo);
    products.paths.add('/objects/a').add('/objects/b').add('https://shop.example/objects/d');
    products.samples.add('/objects/a');
    logo.paths.add('/objects/b').add('/objects/c');
    logo.samples.add('/objects/c');
    expect([...(await referenced())].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([...(await notOnlySamples())].sort()).toEqual(['b', 'd']);
  });

  it('rejects when the reader of one module rejects', async () => {
    const failed = new Error('no database');
    const broken = new FakeReferences();
    broken.referencedAmong = () => Promise.reject(failed);
    readers.push(products, broken);
    for (const read of [referenced, notOnlySamples]) await expect(read()).rejects.toBe(failed);
  });

  it('rejects when no module contributes a reader', async () => {
    for (const read of [referenced, notOnlySamples]) await expect(read()).rejects.toThrow('not known');
  });
});
