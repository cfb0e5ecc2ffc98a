import {
  getAdminGetFooterSettingsQueryOptions,
  saveFooterSettings,
  useAdminGetFooterSettings,
} from '../../api/generated/content/content';
import type { FooterSettings } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { useSavePart } from '../forms/save-part';

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
