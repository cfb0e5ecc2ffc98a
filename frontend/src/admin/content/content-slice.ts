import { FileText } from 'lucide-react';
import * as tabs from '../../text/admin-tabs';

export const contentTab = {
  fragment: 'konten',
  label: tabs.content,
  Icon: FileText,
  load: () => import('./content-tab'),
};
