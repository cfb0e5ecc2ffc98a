import { Settings } from 'lucide-react';
import { getListDeletedQueryKey } from '../../api/generated/bin/bin';
import * as tabs from '../../text/admin-tabs';
import { SETTINGS_TAB } from '../places';

export const settingsTab = {
  fragment: SETTINGS_TAB,
  label: tabs.settings,
  Icon: Settings,
  load: () => import('./settings-tab'),
  invalidates: [getListDeletedQueryKey()],
};
