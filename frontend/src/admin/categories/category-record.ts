import { LayoutGrid } from 'lucide-react';
import { paths } from '../../paths';
import * as text from '../../text/admin-categories';
import * as tabs from '../../text/admin-tabs';
import type { DeletedKind, RecordType } from '../tab-slice';

const pageName = (page: string): string => text.servicePageNames[page as keyof typeof text.servicePageNames];

export const record: RecordType = {
  type: 'category',
  name: tabs.categories,
  fields: text.fields,
  formats: { servicePages: (pages) => (pages as string[]).map(pageName).join(' · ') },
};

export const deleted: DeletedKind = {
  type: 'categories',
  Icon: LayoutGrid,
  // A deleted item has optional fields for every kind of item. A category always has a slug.
  facts: ({ slug }) => paths.category(slug ?? ''),
};
