import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeReferences } from '../testing/media-fixture.js';
import { ImageReferences } from './image-references.js';

describe('ImageReferences', () => {
  const products = new FakeReferences();
  const logo = new FakeReferences();
  let references: ImageReferences;
  const referenced = (): Promise<Set<string>> => references.referencedAmong(['a', 'b', 'c', 'd']);
  const own = (): Promise<Set<string>> => references.ownAmong(['a', 'b', 'c', 'd']);

  beforeEach(() => {
    references = new ImageReferences({ publicUrl: 'https://shop.example' });
  });

  it('joins the answers of all features', async () => {
    references.add(products);
    references.add(logo);
    references.close();
    products.paths.add('/objects/a').add('/objects/b').add('https://shop.example/objects/d');
    products.samples.add('/objects/a');
    logo.paths.add('/objects/b').add('/objects/c');
    logo.samples.add('/objects/c');
    expect([...(await referenced())].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect([...(await own())].sort()).toEqual(['b', 'd']);
  });

  it('gives no answer when one of the features fails', async () => {
    const failed = new Error('no database');
    const broken = new FakeReferences();
    broken.referencedAmong = () => Promise.reject(failed);
    references.add(products);
    references.add(broken);
    references.close();
    for (const ask of [referenced, own]) await expect(ask()).rejects.toBe(failed);
  });

  it('gives no answer before all features were added, nor without any', async () => {
    references.add(products);
    for (const ask of [referenced, own]) await expect(ask()).rejects.toThrow('not known');
    references = new ImageReferences({ publicUrl: 'https://shop.example' });
    references.close();
    for (const ask of [referenced, own]) await expect(ask()).rejects.toThrow('not known');
  });

  it('refuses a feature that comes too late', () => {
    references.close();
    expect(() => references.add(logo)).toThrow('too late');
  });
});
