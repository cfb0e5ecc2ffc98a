import { Identity } from './motifs/identity';
import { brandingPlate } from './plates';
import { prefetchService } from './service-data';
import { ServicePage } from './service-page';

export const prefetch = prefetchService('branding');

export default function BrandingPage() {
  return <ServicePage plate={brandingPlate} motif={<Identity />} />;
}
