import { Construction } from './motifs/construction';
import { designPlate } from './plates';
import { ServicePage } from './service-page';

export default function DesignPage() {
  return <ServicePage plate={designPlate} motif={<Construction />} />;
}
