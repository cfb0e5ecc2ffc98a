import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { SAMPLE_CHAT_NUMBER } from '@etalase/backend/rules/sample-number';
import {
  getAdminGetSiteContentQueryOptions,
  saveSiteContent,
  useAdminGetSiteContent,
} from '../../api/generated/content/content';
import type { SiteContent } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { useSavePart } from '../forms/save-part';

export const isSampleNumber = (number: string): boolean => normalizeChatNumber(number) === SAMPLE_CHAT_NUMBER;

export const useSiteContent = () => useAdminGetSiteContent(dataOnly());

/** Saves the part of the site content that the tab Konten or Media Sosial edits. */
export function useSaveSiteContentPart<Values>(
  valuesOf: (content: SiteContent) => Values,
  failedText: string,
) {
  const object = { query: getAdminGetSiteContentQueryOptions(), save: saveSiteContent };
  return useSavePart(object, valuesOf, failedText);
}
