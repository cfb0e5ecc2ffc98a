import type { ContentPart } from '../content-part.js';

export interface Display {
  showAdminLink: boolean;
  showNewsletter: boolean;
  showPriceList: boolean;
}

export const DISPLAY: ContentPart<Display> = {
  key: 'display',
  defaults: { showAdminLink: true, showNewsletter: true, showPriceList: false },
  promises: [],
};
