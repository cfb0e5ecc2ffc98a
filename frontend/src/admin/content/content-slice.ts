import { FileText } from 'lucide-react';
import * as tabs from '../../text/admin-tabs';
import { CONTENT_TAB } from '../places';

export const contentTab = {
  fragment: CONTENT_TAB,
  label: tabs.content,
  Icon: FileText,
  load: () => import('./content-tab'),
};
