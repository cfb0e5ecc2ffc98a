import type { BreadcrumbListLeaf, WithContext } from 'schema-dts';

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbs(trail: readonly Crumb[], publicUrl: string): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
