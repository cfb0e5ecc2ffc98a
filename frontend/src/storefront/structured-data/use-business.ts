import { useQuery } from '@tanstack/react-query';
import { usePublicUrl } from '../../ui/head';
import { siteContent } from '../layout/company';
import { business } from './business';

/** The business as structured data for the head; empty while the site's content is not known. */
export function useBusiness(): readonly object[] {
  const { data: site } = useQuery(siteContent);
  const publicUrl = usePublicUrl();
  return site ? [business(site, publicUrl)] : [];
}
