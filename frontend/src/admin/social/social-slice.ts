import { Share2 } from 'lucide-react';
import * as tabs from '../../text/admin-tabs';
import { SOCIAL_TAB } from '../places';

export const socialTab = {
  fragment: SOCIAL_TAB,
  label: tabs.social,
  Icon: Share2,
  load: () => import('./social-tab'),
};
