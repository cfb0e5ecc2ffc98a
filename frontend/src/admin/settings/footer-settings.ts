import { useQuery } from '@tanstack/react-query';
import {
  getAdminGetFooterSettingsQueryOptions,
  getAdminGetFooterSettingsUrl,
  saveFooterSettings,
} from '../../api/generated/content/content';
import type { FooterSettings } from '../../api/generated/models';
import type { SharedObject } from '../ui/save-part';

const footerQuery = getAdminGetFooterSettingsQueryOptions();

export const useFooterSettings = () => useQuery(footerQuery);

/** Pengaturan edits all of it, Media Sosial the newsletter's texts. */
export const footerSettings: SharedObject<FooterSettings> = {
  url: getAdminGetFooterSettingsUrl(),
  queryKey: footerQuery.queryKey,
  save: saveFooterSettings,
};
