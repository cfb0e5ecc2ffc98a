import { Field } from '@chakra-ui/react';
import { getDownloadPriceListUrl } from '../../api/generated/price-list/price-list';
import * as devices from '../../text/admin-devices';
import * as feed from '../../text/admin-feed';
import * as priceList from '../../text/admin-price-list';
import * as visits from '../../text/admin-visits';
import { Button } from '../ui/button';
import { chunk } from '../ui/chunk';
import type { SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';

const VisitsReport = chunk(() => import('../visits/visits-report'));
const DeviceList = chunk(() => import('../devices/device-list'));
const FeedReport = chunk(() => import('../feed/feed-report'));

export const VisitsSection = ({ id }: SectionProps) => (
  <FoldedSection loadsWhenOpened id={id} title={visits.title} note={visits.note}>
    <VisitsReport />
  </FoldedSection>
);

export const DevicesSection = ({ id }: SectionProps) => (
  <FoldedSection loadsWhenOpened id={id} title={devices.title} note={devices.note}>
    <DeviceList />
  </FoldedSection>
);

export const FeedSection = ({ id }: SectionProps) => (
  <FoldedSection loadsWhenOpened id={id} title={feed.title} note={feed.note}>
    <FeedReport />
  </FoldedSection>
);

export const PriceListSection = ({ id }: SectionProps) => (
  <FoldedSection id={id} title={priceList.title} note={priceList.note}>
    <Field.Root>
      <Button variant="outline" size="sm" alignSelf="flex-start" asChild>
        <a href={getDownloadPriceListUrl()} download>
          {priceList.download}
        </a>
      </Button>
      <Field.HelperText>{priceList.publicHint}</Field.HelperText>
    </Field.Root>
  </FoldedSection>
);
