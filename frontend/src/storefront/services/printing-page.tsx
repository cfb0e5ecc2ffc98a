import { Sheets } from './motifs/sheets';
import { printingPlate } from './plates';
import { ServicePage } from './service-page';

export default function PrintingPage() {
  return <ServicePage plate={printingPlate} motif={<Sheets />} />;
}
