import { ComingSoon } from './coming-soon';
import { Feed } from './motifs/feed';
import { digitalMarketingPlate } from './plates';
import { ServicePage } from './service-page';

export default function DigitalMarketingPage() {
  return (
    <ServicePage plate={digitalMarketingPlate} motif={<Feed />}>
      <ComingSoon />
    </ServicePage>
  );
}
