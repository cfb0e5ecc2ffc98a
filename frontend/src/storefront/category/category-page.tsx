import { chakra } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetCategoryBySlug } from '../../api/generated/catalog/catalog';
import { isNotFound } from '../../api/http-client';
import { dataOnly } from '../../api/response';
import { paths } from '../../paths';
import * as text from '../../text/category';
import { backHome, home, pageTitle } from '../../text/common';
import { ButtonLink } from '../../ui/button';
import { Head, usePublicUrl } from '../../ui/head';
import { ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { SkeletonBlock } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';
import { ProductGridSkeleton } from '../catalog/product-grid';
import { PAGE_SIZE, readRange } from '../catalog/products-data';
import { useCompanyName } from '../layout/company';
import { NotFoundNotice } from '../not-found/not-found-notice';
import { Breadcrumb } from '../layout/breadcrumb';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { ContactPrompt } from '../contact/contact-prompt';
import { CategoryProducts } from './category-products';

const Column = chakra(PageWidth, {
  base: {
    paddingBottom: { base: '14', md: '24' },
    '& header': { marginBottom: { base: '6', md: '9' }, maxWidth: '44rem' },
    '& h1': { textStyle: 'title' },
    '& header p': { marginTop: '3', color: 'ink.soft', fontSize: { base: 'md', md: 'lg' } },
  },
});

export default function CategoryPage() {
  const { categorySlug = '' } = useParams();
  const [search] = useSearchParams();
  const company = useCompanyName();
  const publicUrl = usePublicUrl();
  const range = readRange(search);
  const { data: category, error, refetch } = useGetCategoryBySlug(categorySlug, dataOnly());

  if (isNotFound(error)) {
    return (
      <>
        <Head title={pageTitle(text.missing, company)} description={text.missingHint} noIndex />
        <NotFoundNotice title={text.missing} hint={text.missingHint}>
          <ButtonLink to={paths.home} variant="outline">
            {backHome}
          </ButtonLink>
        </NotFoundNotice>
      </>
    );
  }
  if (!category) {
    return (
      <Column paddingTop="16">
        {error ? (
          <ReadFailed onRetry={() => void refetch()} />
        ) : (
          <>
            <SkeletonBlock height="3rem" width="min(24rem, 70%)" marginBottom="9" />
            <ProductGridSkeleton count={PAGE_SIZE} />
          </>
        )}
      </Column>
    );
  }

  const trail = [
    { name: home, path: paths.home },
    { name: category.name, path: paths.category(category.slug) },
  ];
  return (
    <>
      <Column>
        <Head
          title={pageTitle(category.name, company)}
          description={category.description ?? text.description(category.name, company)}
          canonicalPath={paths.category(category.slug)}
          noIndex={range.start > 0}
          jsonLd={[breadcrumbs(trail, publicUrl)]}
        />
        <Breadcrumb trail={trail} />
        <header>
          <h1>{category.name}</h1>
          {category.description && <p>{category.description}</p>}
        </header>
        <PagePart>
          <CategoryProducts category={category} range={range} />
        </PagePart>
      </Column>
      {category.chatNumber && (
        <PagePart>
          <ContactPrompt
            look="letter"
            title={text.promptTitle}
            message={text.chatGreeting(category.name)}
            number={category.chatNumber}
          >
            {text.prompt(category.name)}
          </ContactPrompt>
        </PagePart>
      )}
    </>
  );
}
