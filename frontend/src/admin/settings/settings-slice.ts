import { Settings } from 'lucide-react';
import { title } from '../../text/admin-settings';

export const settingsTab = {
  fragment: 'pengaturan',
  label: title,
  Icon: Settings,
  load: () => import('./settings-tab'),
};
