import { ComingSoon } from './coming-soon';
import { Feed } from './motifs/feed';
import { digitalMarketingPlate } from './plates';
import { prefetchService } from './service-data';
import { ServicePage } from './service-page';

export const prefetch = prefetchService('digital-marketing');

export default function DigitalMarketingPage() {
  return (
    <ServicePage plate={digitalMarketingPlate} motif={<Feed />}>
      <ComingSoon />
    </ServicePage>
  );
}
