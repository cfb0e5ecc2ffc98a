import { Settings } from 'lucide-react';
import { getListDeletedQueryKey } from '../../api/generated/bin/bin';
import { title } from '../../text/admin-settings';
import { DELETED_TAB } from '../deleted/deleted-location';

export const settingsTab = {
  // The deleted items are a section of this tab.
  fragment: DELETED_TAB,
  label: title,
  Icon: Settings,
  load: () => import('./settings-tab'),
  invalidates: [getListDeletedQueryKey()],
};
