import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints, WithContext } from 'schema-dts';
import { businessRef } from './business';

export function website(name: string, publicUrl: string): WithContext<WebSiteLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name,
    url: `${publicUrl}/`,
    inLanguage: 'id-ID',
    publisher: businessRef(publicUrl),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/?cari={search_term_string}` },
      'query-input': 'required name=search_term_string',
    } satisfies WithActionConstraints<SearchActionLeaf> as SearchActionLeaf,
  };
}
