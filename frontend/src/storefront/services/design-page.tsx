import { Construction } from './motifs/construction';
import { designPlate } from './plates';
import { prefetchService } from './service-data';
import { ServicePage } from './service-page';

export const prefetch = prefetchService('design');

export default function DesignPage() {
  return <ServicePage plate={designPlate} motif={<Construction />} />;
}
