import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import * as common from '../../text/common';
import * as text from '../../text/home';
import { Head, usePublicUrl } from '../../ui/head';
import { PagePart } from '../../ui/page-part';
import { siteContent } from '../company';
import { SearchPage } from '../search/search-page';
import { website } from '../structured-data/website';
import { Hero } from './hero';
import { homeIdentity, readHomeParams } from './home-data';
import { sections } from './sections';
import { ServicesSection } from './services-section';
import { newestWorks } from '../works/works-data';
import { WorksSection } from '../works/works-section';
import { useScrollToAnchor } from './use-scroll-to-anchor';

export default function HomePage() {
  const [search] = useSearchParams();
  const { category, range, query } = readHomeParams(search);
  const { data: site } = useQuery(siteContent);
  const { data: identity } = useQuery(homeIdentity);
  const publicUrl = usePublicUrl();
  useScrollToAnchor();
  return (
    <>
      {site && (
        <Head
          title={common.pageTitle(
            identity?.description ? site.hero.title : text.headTitle(site.hero.title),
            site.company.name,
          )}
          description={identity?.description ?? site.hero.subtitle}
          canonicalPath={paths.home}
          noIndex={range.start > 0}
          jsonLd={[website(site.company.name, publicUrl)]}
        />
      )}
      {query === undefined ? (
        <>
          <PagePart>
            <Hero />
          </PagePart>
          {sections.map((Section, index) => (
            <PagePart key={index}>
              <Section />
            </PagePart>
          ))}
          <PagePart>
            <ServicesSection category={category} range={range} />
          </PagePart>
          <PagePart>
            <WorksSection query={newestWorks} />
          </PagePart>
        </>
      ) : (
        <SearchPage query={query} range={range} />
      )}
    </>
  );
}
