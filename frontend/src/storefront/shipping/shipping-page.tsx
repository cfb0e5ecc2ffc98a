import { chakra } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { useQuery } from '@tanstack/react-query';
import type { Shipping } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import { paths } from '../../paths';
import * as common from '../../text/common';
import * as text from '../../text/shipping';
import { Head, usePublicUrl } from '../../ui/head';
import { ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { ColorBar, RegistrationCross } from '../../ui/print-marks';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';
import { ContactPrompt } from '../contact/contact-prompt';
import { siteContent, useCompanyName } from '../company';
import { shippingBusiness } from '../structured-data/shipping';
import { CrossList, Delivery } from './delivery';
import { FreeShipping } from './free-shipping';
import { ParcelLabel } from './parcel-label';
import { RateTable } from './rate-table';
import { ShippingTerms, Steps } from './steps-and-terms';

const Top = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '8', md: '16' },
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
    '& h1': { textStyle: 'hero', maxWidth: '5.5em' },
    '& h1 + p': { marginTop: '5', maxWidth: '17.5em', color: 'ink.soft', fontSize: 'lg' },
  },
});
const RatesSection = chakra('section', {
  base: { paddingBlock: { base: '12', md: '20' }, borderTopWidth: '1px', borderColor: 'line' },
});
const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' },
    '& h2': { textStyle: 'section' },
    '& h2 + p': { marginTop: '3', marginBottom: '6', maxWidth: '19.5em', color: 'ink.soft' },
  },
});
const Notes = chakra(CrossList, { base: { fontSize: 'sm', lg: { gridColumn: 1 } } });

const shippingQuery = partOf('/api/content/shipping', 'page', (shipping) => shipping);

export const prefetchShipping: Prefetch = (client) => client.fetchQuery(shippingQuery);

export default function ShippingPage() {
  const { data: shipping, isError, refetch } = useQuery(shippingQuery);
  const { data: site } = useQuery(siteContent);
  const company = useCompanyName();
  const publicUrl = usePublicUrl();
  return (
    <>
      <Head
        title={common.pageTitle(text.title, company)}
        description={describe(shipping)}
        canonicalPath={paths.shipping}
        jsonLd={site && shipping && [shippingBusiness(site, shipping, publicUrl)]}
      />
      <Top>
        <div>
          <ColorBar marginBottom="5" />
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <ParcelLabel />
      </Top>
      {shipping && <Facts shipping={shipping} />}
      {!shipping && (
        <PageWidth paddingBlock="10">
          {isError ? <ReadFailed onRetry={() => void refetch()} /> : <Waiting />}
        </PageWidth>
      )}
      <PagePart>
        <ContactPrompt look="ticket" title={text.promptTitle} message={text.chatGreeting}>
          {text.prompt}
        </ContactPrompt>
      </PagePart>
    </>
  );
}

/** The meta description: the first minimum for free shipping, and the first delivery method. */
function describe(shipping: Shipping | undefined): string {
  const [free] = shipping?.freeShipping ?? [];
  return text.description(
    // A plain space replaces the non-breaking space of `formatRupiah`.
    free && text.amountIn(formatRupiah(free.minimum).replace('\u00a0', ' '), free.region),
    shipping?.delivery[0]?.title,
  );
}

function Facts({ shipping }: { readonly shipping: Shipping }) {
  return (
    <>
      <PagePart>
        <Delivery delivery={shipping.delivery} />
      </PagePart>
      <Rates shipping={shipping} />
      <PagePart>
        <FreeShipping freeShipping={shipping.freeShipping} />
      </PagePart>
      <PagePart>
        <Steps steps={shipping.steps} />
        <ShippingTerms terms={shipping.terms} />
      </PagePart>
    </>
  );
}

function Rates({ shipping: { origin, zones, surcharge, notes } }: { readonly shipping: Shipping }) {
  const allNotes = [...(surcharge ? [text.surcharge(surcharge.aboveKg, surcharge.text)] : []), ...notes];
  if (zones.length + allNotes.length === 0) return null;
  return (
    <RatesSection>
      <Columns>
        <div>
          <h2>{text.ratesTitle}</h2>
          {zones.length > 0 && <p>{text.ratesIntro(origin, surcharge?.aboveKg)}</p>}
          <Notes>
            {allNotes.map((note, index) => (
              <li key={index}>
                <RegistrationCross />
                {note}
              </li>
            ))}
          </Notes>
        </div>
        {zones.length > 0 && (
          <PagePart>
            <RateTable zones={zones} />
          </PagePart>
        )}
      </Columns>
    </RatesSection>
  );
}

/** A placeholder as high as the screen, so that nothing visible moves when the texts are loaded. */
function Waiting() {
  return (
    <>
      <LoadingAnnouncement />
      <SkeletonBlock height="100vh" />
    </>
  );
}
