import { FileText, LayoutGrid, type LucideIcon, Package, Settings, Share2, Zap } from 'lucide-react';
import { tabs as names } from '../text/admin-common';

export type TabName = keyof typeof names;

export interface TabInfo {
  readonly name: TabName;
  /** Its name in the URL, after '#'. */
  readonly fragment: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

export const tabs: readonly TabInfo[] = [
  { name: 'products', fragment: 'produk', label: names.products, Icon: Package },
  { name: 'categories', fragment: 'kategori', label: names.categories, Icon: LayoutGrid },
  { name: 'flashSales', fragment: 'flash-sales', label: names.flashSales, Icon: Zap },
  { name: 'content', fragment: 'konten', label: names.content, Icon: FileText },
  { name: 'social', fragment: 'media-sosial', label: names.social, Icon: Share2 },
  { name: 'settings', fragment: 'pengaturan', label: names.settings, Icon: Settings },
];

export const isTabName = (value: string): value is TabName => value in names;
