import { describe, expect, it } from '@jest/globals';
import { belongsToServicePage, SERVICE_PAGES } from './service-page.js';

const servicesOf = (name: string, category = 'other') =>
  SERVICE_PAGES.filter((service) => belongsToServicePage(service, { name, category }));

describe('belongsToServicePage', () => {
  it.each([
    ['Desain Menu', ['design']],
    ['Logo UMKM', ['design', 'branding']],
    ['Paket Hemat', ['branding']],
    ['KARTU NAMA', ['printing']],
    ['Kartu Ucapan', []],
    ['Konten Media Sosial', ['digital-marketing']],
    ['Poster Instagram', ['design', 'digital-marketing']],
    ['Buku Brand', ['branding']],
  ])('assigns %s to %j', (name, services) => {
    expect(servicesOf(name)).toEqual(services);
  });

  it.each([
    ['desain', ['design']],
    ['percetakan', ['printing']],
    ['cetak', ['printing']],
    ['identitas-usaha', ['branding']],
    ['media-sosial', ['digital-marketing']],
  ])('assigns a product by the common name of its category: %s to %j', (category, services) => {
    expect(servicesOf('Mug', category)).toEqual(services);
  });

  it('uses the category only for services whose filter names one', () => {
    expect(servicesOf('Mug', 'design')).toEqual(['design']);
    expect(servicesOf('Mug', 'printing')).toEqual(['printing']);
    expect(servicesOf('Mug', 'branding')).toEqual([]);
    expect(servicesOf('Mug', 'digital-marketing')).toEqual([]);
  });
});
