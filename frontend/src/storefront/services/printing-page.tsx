import { Sheets } from './motifs/sheets';
import { printingPlate } from './plates';
import { prefetchService } from './service-data';
import { ServicePage } from './service-page';

export const prefetch = prefetchService('printing');

export default function PrintingPage() {
  return <ServicePage plate={printingPlate} motif={<Sheets />} />;
}
