import { useQuery } from '@tanstack/react-query';
import {
  getAdminGetSiteContentQueryOptions,
  getAdminGetSiteContentUrl,
  saveSiteContent,
} from '../../api/generated/content/content';
import type { SiteContent } from '../../api/generated/models';
import { normaliseChatNumber } from '../../format/chat';
import type { SharedObject } from '../ui/save-part';

/** Nobody's phone: the company's number until the owner sets one. */
export const SAMPLE_CHAT_NUMBER = '6280000000000';

export const isSampleNumber = (number: string): boolean => normaliseChatNumber(number) === SAMPLE_CHAT_NUMBER;

export const siteContentQuery = getAdminGetSiteContentQueryOptions();

export const useSiteContent = () => useQuery(siteContentQuery);

/** Konten and Media Sosial edit a part each. */
export const siteContent: SharedObject<SiteContent> = {
  url: getAdminGetSiteContentUrl(),
  queryKey: siteContentQuery.queryKey,
  save: saveSiteContent,
};
