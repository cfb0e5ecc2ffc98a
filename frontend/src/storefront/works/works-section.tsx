import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as text from '../../text/works';
import { ButtonLink } from '../../ui/button';
import { PageWidth } from '../../ui/page-width';
import { WorkList } from './work-list';
import { MAX_ON_PHONE, type newestWorks } from './works-data';

const Section = chakra('section', {
  base: {
    paddingBlock: { base: '12', md: '20' },
    '& h2': { textStyle: 'section', marginBottom: { base: '6', md: '8' } },
    [`& li:nth-child(n + ${MAX_ON_PHONE + 1})`]: { display: { base: 'none', md: 'block' } },
    '& > div > a': { marginTop: { base: '6', md: '8' } },
  },
});

/** Jobs that the shop has printed. Without any it is empty. */
export function WorksSection({ query }: { readonly query: typeof newestWorks }) {
  const { data: works = [] } = useQuery(query);
  if (works.length === 0) return null;
  return (
    <Section className="no-print" aria-labelledby="hasil-kerja">
      <PageWidth>
        <h2 id="hasil-kerja">{text.ours}</h2>
        <WorkList works={works} />
        <ButtonLink to={paths.works} variant="outline">
          {text.all}
        </ButtonLink>
      </PageWidth>
    </Section>
  );
}
