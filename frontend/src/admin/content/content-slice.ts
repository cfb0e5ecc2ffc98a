import { FileText } from 'lucide-react';
import { title } from '../../text/admin-content';

export const contentTab = {
  fragment: 'konten',
  label: title,
  Icon: FileText,
  load: () => import('./content-tab'),
};
