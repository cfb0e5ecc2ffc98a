import { FileText, LayoutGrid, type LucideIcon, Package, Settings, Share2, Zap } from 'lucide-react';
import { tabs as names } from '../text/admin-common';

export type TabName = keyof typeof names;

export interface TabInfo {
  readonly name: TabName;
  readonly label: string;
  readonly Icon: LucideIcon;
}

export const tabs: readonly TabInfo[] = [
  { name: 'products', label: names.products, Icon: Package },
  { name: 'categories', label: names.categories, Icon: LayoutGrid },
  { name: 'flashSales', label: names.flashSales, Icon: Zap },
  { name: 'content', label: names.content, Icon: FileText },
  { name: 'social', label: names.social, Icon: Share2 },
  { name: 'settings', label: names.settings, Icon: Settings },
];

/** Where the keys of the ARIA tabs pattern lead; undefined for every other key. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
