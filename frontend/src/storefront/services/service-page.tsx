import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { pageTitle } from '../../text/common';
import { Head, usePublicUrl } from '../../ui/head';
import { PagePart } from '../../ui/page-part';
import { ContactPrompt } from '../contact/contact-prompt';
import { readRange } from '../catalog/products-data';
import { useCompanyName } from '../layout/company';
import { itemList } from '../structured-data/item-list';
import { service } from '../structured-data/pages';
import { IntroBlocks } from './intro-blocks';
import { PlateHero } from './plate-hero';
import { PlateNav } from './plate-nav';
import type { Plate } from './plates';
import { serviceProducts } from './service-data';
import { ServiceList } from './service-list';

interface Props {
  readonly plate: Plate;
  /** The drawing on the plate. */
  readonly motif: ReactNode;
  /** Content of one page only, after the list. */
  readonly children?: ReactNode;
}

/** Layout of the four service pages: plate in one ink, key figures, product list, call to action. */
export function ServicePage({ plate, motif, children }: Props) {
  const [search] = useSearchParams();
  const company = useCompanyName();
  return (
    <>
      <Head
        title={pageTitle(plate.text.title, company)}
        description={plate.text.description}
        canonicalPath={plate.path}
        noIndex={readRange(search).start > 0}
        jsonLd={useServiceData(plate)}
      />
      <PlateHero plate={plate}>{motif}</PlateHero>
      <PagePart>
        <PlateNav current={plate} />
        <IntroBlocks plate={plate} />
      </PagePart>
      <PagePart>
        <ServiceList plate={plate} />
      </PagePart>
      <PagePart>{children}</PagePart>
      <PagePart>
        <ContactPrompt
          look="plate"
          ink={plate.ink}
          title={plate.text.promptTitle}
          message={plate.text.chatGreeting}
        >
          {plate.text.prompt}
        </ContactPrompt>
      </PagePart>
    </>
  );
}

function useServiceData({ service: name, path, text }: Plate): readonly object[] {
  const [search] = useSearchParams();
  const { data } = useQuery(serviceProducts(name, search));
  const publicUrl = usePublicUrl();
  const products = (data?.items ?? []).map((product) => ({
    name: product.name,
    path: paths.product(product.id),
  }));
  const page = service({ name: text.name, description: text.description, path }, publicUrl);
  return products.length > 0 ? [page, itemList(text.listTitle, products, publicUrl)] : [page];
}
