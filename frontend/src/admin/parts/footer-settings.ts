import {
  getAdminGetFooterSettingsQueryOptions,
  saveFooterSettings,
  useAdminGetFooterSettings,
} from '../../api/generated/content/content';
import type { FooterSettings } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { sameContent, useSavePart } from '../forms/save-part';

export const useFooterSettings = () => useAdminGetFooterSettings(dataOnly());

/**
 * Saves the part that a tab edits. The tab Pengaturan edits all settings, the tab Media Sosial only the texts of the
 * newsletter.
 * @param valuesOf returns the values that the tab edits.
 */
export function useSaveFooterPart<Values>(
  valuesOf: (settings: FooterSettings) => Values,
  failedText: string,
) {
  const object = { query: getAdminGetFooterSettingsQueryOptions(), save: saveFooterSettings };
  return useSavePart(object, valuesOf, failedText);
}

type NewsletterTexts = Pick<FooterSettings, 'newsletterTitle' | 'newsletterDescription'>;

export const newsletterOf = ({
  newsletterTitle,
  newsletterDescription,
}: FooterSettings): NewsletterTexts => ({
  newsletterTitle,
  newsletterDescription,
});

const linksAndCopyrightOf = ({
  newsletterTitle: _title,
  newsletterDescription: _description,
  ...rest
}: FooterSettings): Omit<FooterSettings, keyof NewsletterTexts> => rest;

/**
 * Returns a function that picks the parts that an edit changed from any footer settings. The tab Media Sosial may save
 * newsletter texts during an edit of the links. With this function, the edit neither overwrites these texts nor causes
 * a conflict.
 */
export function changedParts(base: FooterSettings, edited: FooterSettings) {
  const parts = [newsletterOf, linksAndCopyrightOf].filter(
    (partOf) => !sameContent(partOf(base), partOf(edited)),
  );
  return (settings: FooterSettings): Partial<FooterSettings> =>
    parts.reduce((all, partOf) => ({ ...all, ...partOf(settings) }), {});
}
