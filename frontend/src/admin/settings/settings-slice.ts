import { Settings } from 'lucide-react';
import { getListDeletedQueryKey } from '../../api/generated/bin/bin';
import * as tabs from '../../text/admin-tabs';
import { DELETED_TAB } from '../deleted/deleted-location';

export const settingsTab = {
  // The deleted items are a section of this tab.
  fragment: DELETED_TAB,
  label: tabs.settings,
  Icon: Settings,
  load: () => import('./settings-tab'),
  invalidates: [getListDeletedQueryKey()],
};
