import * as common from '../text/admin-common';
import { isSampleNumber, useSiteContent } from './parts/site-content';
import { Banner } from './ui/banner';
import { Button } from './ui/button';

/** Shown on every tab while the chat number is the sample number. */
export function SampleNumberBanner({ onSetNumber }: { readonly onSetNumber: () => void }) {
  const { data } = useSiteContent();
  if (!data || !isSampleNumber(data.company.chatNumber)) return null;
  return (
    <Banner label={common.numberMissing} text={common.sampleNumberBanner}>
      <Button variant="outline" size="sm" onClick={onSetNumber}>
        {common.setNumber}
      </Button>
    </Banner>
  );
}
