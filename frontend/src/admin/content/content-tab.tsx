import { paths } from '../../paths';
import * as text from '../../text/admin-content';
import * as partForms from '../../text/admin-part-sections';
import * as tabs from '../../text/admin-tabs';
import { useSectionInUrl } from '../panel-location';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { TabHead } from '../help/tab-head';
import { ContentForm } from './content-form';
import {
  CampaignsForm,
  DisplayForm,
  FactsForm,
  IdentityForm,
  OrderingForm,
  ServicesForm,
  ShippingForm,
  WorksForm,
} from './part-chunks';
import { PartSection } from './part-section';
import { SearchWordsSection } from './search-words-section';
import { useSiteContent } from '../parts/site-content';

export default function ContentTab() {
  useSectionInUrl();
  const content = useSiteContent();
  return (
    <>
      <TabHead title={tabs.content} note={text.note} />
      <Loaded query={content} skeleton={<ListSkeleton rows={4} />}>
        {(loaded) => <ContentForm content={loaded} />}
      </Loaded>
      <PartSection id="identitas" page={paths.home} Form={IdentityForm} {...partForms.identity} />
      <PartSection id="pengiriman" page={paths.shipping} Form={ShippingForm} {...partForms.shipping} />
      <PartSection id="layanan" page={paths.design} Form={ServicesForm} {...partForms.services} />
      <PartSection id="fakta" page={paths.home} Form={FactsForm} {...partForms.facts} />
      <PartSection id="pemesanan" page={paths.home} Form={OrderingForm} {...partForms.ordering} />
      <PartSection id="hasil-kerja" page={paths.works} Form={WorksForm} {...partForms.works} />
      <SearchWordsSection />
      <PartSection id="kampanye" page={paths.home} Form={CampaignsForm} {...partForms.campaigns} />
      <PartSection id="tampilan" page={paths.home} Form={DisplayForm} {...partForms.display} />
    </>
  );
}
