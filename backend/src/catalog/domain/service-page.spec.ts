import { describe, expect, it } from '@jest/globals';
import { belongsToServicePage, pagesListing, SERVICE_PAGES, servicePagesOf } from './service-page.js';
import situations from './service-page.spec.json' with { type: 'json' };

const servicesOf = (name: string, category = 'other') =>
  SERVICE_PAGES.filter((service) => belongsToServicePage(service, { name, category }));

describe('belongsToServicePage', () => {
  it.each(situations.assignsProduct as [string, string[]][])(
    'assigns a product named %s to the pages %j',
    (name, services) => {
      expect(servicesOf(name)).toEqual(services);
    },
  );

  it('assigns a product to the service pages of its category, and to pages that match its name', () => {
    const mug = { name: 'Mug', category: 'lain' };
    expect(SERVICE_PAGES.filter((service) => belongsToServicePage(service, mug, ['branding']))).toEqual([
      'branding',
    ]);
    expect(belongsToServicePage('printing', { name: 'Cetak Foto', category: 'lain' }, ['branding'])).toBe(
      true,
    );
  });

  it('matches products by category slug only for the pages design and printing', () => {
    expect(servicesOf('Mug', 'design')).toEqual(['design']);
    expect(servicesOf('Mug', 'printing')).toEqual(['printing']);
    expect(servicesOf('Mug', 'branding')).toEqual([]);
    expect(servicesOf('Mug', 'digital-marketing')).toEqual([]);
  });
});

describe('servicePagesOf', () => {
  it.each(situations.categoryNamed as [string, string[]][])(
    'for a category named %s, returns the pages %j',
    (name, pages) => {
      expect(servicePagesOf({ name, slug: 'lain' })).toEqual(pages);
    },
  );

  it('finds service pages by the slug of a category as well as by its name', () => {
    expect(servicePagesOf({ name: 'Semua yang dicetak', slug: 'cetak' })).toEqual(['printing']);
  });
});

describe('pagesListing', () => {
  it('returns the chosen pages of a category, and the page that lists its slug', () => {
    expect(pagesListing({ slug: 'mug', servicePages: [] })).toEqual([]);
    expect(pagesListing({ slug: 'printing', servicePages: ['design'] })).toEqual(['design', 'printing']);
  });
});
