import type { ItemListLeaf, WithContext } from 'schema-dts';
import type { Crumb } from './breadcrumbs';

export function itemList(
  name: string,
  items: readonly Crumb[],
  publicUrl: string,
): WithContext<ItemListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: publicUrl + item.path,
    })),
  };
}
