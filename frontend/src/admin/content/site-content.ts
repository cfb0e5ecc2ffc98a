import {
  getAdminGetSiteContentQueryOptions,
  useAdminGetSiteContent,
  useSaveSiteContent,
} from '../../api/generated/content/content';
import type { SiteContent } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { normalizeChatNumber } from '../../format/chat';
import { useSavePart } from '../forms/save-part';

/** A number that belongs to nobody: the company's chat number until the owner sets one. */
export const SAMPLE_CHAT_NUMBER = '6280000000000';

export const isSampleNumber = (number: string): boolean => normalizeChatNumber(number) === SAMPLE_CHAT_NUMBER;

export const useSiteContent = () => useAdminGetSiteContent(dataOnly());

/** Saves the part of the site content that the tab Konten or Media Sosial edits. */
export function useSaveSiteContentPart<Values>(
  valuesOf: (content: SiteContent) => Values,
  failedText: string,
) {
  const { mutateAsync } = useSaveSiteContent();
  const object = {
    query: getAdminGetSiteContentQueryOptions(),
    save: mutateAsync,
  };
  return useSavePart(object, valuesOf, failedText);
}
