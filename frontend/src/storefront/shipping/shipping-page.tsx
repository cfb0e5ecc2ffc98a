import { chakra } from '@chakra-ui/react';
import { paths } from '../../paths';
import { pageTitle } from '../../text/common';
import * as text from '../../text/shipping';
import { Head } from '../../ui/head';
import { PagePart } from '../../ui/page-part';
import { ColorBar, RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';
import { ContactPrompt } from '../contact/contact-prompt';
import { useCompanyName } from '../layout/company';
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

export default function ShippingPage() {
  const company = useCompanyName();
  return (
    <>
      <Head
        title={pageTitle(text.title, company)}
        description={text.description}
        canonicalPath={paths.shipping}
      />
      <Top>
        <div>
          <ColorBar marginBottom="5" />
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        <ParcelLabel />
      </Top>
      <PagePart>
        <Delivery />
      </PagePart>
      <RatesSection>
        <Columns>
          <div>
            <h2>{text.ratesTitle}</h2>
            <p>{text.ratesIntro}</p>
            <Notes>
              {text.ratesNotes.map((note) => (
                <li key={note}>
                  <RegistrationCross />
                  {note}
                </li>
              ))}
            </Notes>
          </div>
          <PagePart>
            <RateTable />
          </PagePart>
        </Columns>
      </RatesSection>
      <PagePart>
        <FreeShipping />
      </PagePart>
      <PagePart>
        <Steps />
        <ShippingTerms />
      </PagePart>
      <PagePart>
        <ContactPrompt title={text.promptTitle} message={text.chatGreeting}>
          {text.prompt}
        </ContactPrompt>
      </PagePart>
    </>
  );
}
