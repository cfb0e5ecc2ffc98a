import { Share2 } from 'lucide-react';
import { title } from '../../text/admin-social';

export const socialTab = {
  fragment: 'media-sosial',
  label: title,
  Icon: Share2,
  load: () => import('./social-tab'),
};
