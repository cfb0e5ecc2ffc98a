import { useGetSiteContent } from '../../api/generated/content/content';
import { dataOnly } from '../../api/response';
import { usePublicUrl } from '../../ui/head';
import { business } from './business';

/** The business as structured data for the head; empty while the site's content is not known. */
export function useBusiness(): readonly object[] {
  const { data: site } = useGetSiteContent(dataOnly());
  const publicUrl = usePublicUrl();
  return site ? [business(site, publicUrl)] : [];
}
