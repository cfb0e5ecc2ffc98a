import { Share2 } from 'lucide-react';
import * as tabs from '../../text/admin-tabs';

export const socialTab = {
  fragment: 'media-sosial',
  label: tabs.social,
  Icon: Share2,
  load: () => import('./social-tab'),
};
