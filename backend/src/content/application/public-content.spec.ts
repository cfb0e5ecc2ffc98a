import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import { PublicContent } from './public-content.js';

const { company, social } = DEFAULT_SITE_CONTENT;

async function shown(value: SiteContent, version: number, own = false) {
  const content = { visibleSiteContent: () => Promise.resolve({ value, version }) };
  // The first entry has no `isOwnPresent`, because this method is optional.
  const site = await new PublicContent(content, () => [
    {},
    { isOwnPresent: () => Promise.resolve(own) },
  ]).siteContent();
  return [site.company.address, site.social.instagram, site.social.marketplace];
}

const SAMPLES = [company.address, social.instagram, social.marketplace];

describe('The public site content', () => {
  it('contains the sample address and profile URLs while the shop has only sample data', async () => {
    expect(await shown(DEFAULT_SITE_CONTENT, 0)).toEqual(SAMPLES);
  });

  it.each([
    ['the content was saved', 1, false],
    ['a product is not a sample', 0, true],
  ])('contains null instead of the sample address and profile URLs once %s', async (_, version, own) => {
    expect(await shown(DEFAULT_SITE_CONTENT, version, own)).toEqual([null, null, null]);
  });

  it('hides only the sample address and profile URLs that the owner has not changed', async () => {
    const mine: SiteContent = {
      ...DEFAULT_SITE_CONTENT,
      company: { ...company, address: 'Jl. Braga 1, Bandung' },
      social: { ...social, marketplace: 'https://www.tokopedia.com/cetakjaya', facebook: 'https://fb.me/x' },
    };
    expect(await shown(mine, 1)).toEqual([
      'Jl. Braga 1, Bandung',
      null,
      'https://www.tokopedia.com/cetakjaya',
    ]);
    const content = { visibleSiteContent: () => Promise.resolve({ value: mine, version: 1 }) };
    expect(await new PublicContent(content, () => []).siteContent()).toEqual({
      ...mine,
      social: { ...mine.social, instagram: null },
    });
  });
});
