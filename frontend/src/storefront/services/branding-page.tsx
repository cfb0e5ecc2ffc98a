import { Identity } from './motifs/identity';
import { brandingPlate } from './plates';
import { ServicePage } from './service-page';

export default function BrandingPage() {
  return <ServicePage plate={brandingPlate} motif={<Identity />} />;
}
