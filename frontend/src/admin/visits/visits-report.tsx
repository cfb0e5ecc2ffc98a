import { Box, Card, chakra, Heading, Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getAdminGetSearchContentQueryOptions,
  getAdminListContentPartsQueryKey,
  saveSearchContent,
} from '../../api/generated/content/content';
import { getDownloadVisitsUrl, getGetVisitsQueryKey, useGetVisits } from '../../api/generated/visits/visits';
import type { GetVisitsDays, VisitReportResponse, VisitTotals } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-visits';
import { sameContent, savePart } from '../forms/save-part';
import { goTo, sectionParams } from '../panel-location';
import { Button } from '../ui/button';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { QrLink } from '../ui/qr-link';
import { DaysChart } from './days-chart';
import { CountTable } from './count-table';

const PERIODS: readonly GetVisitsDays[] = [7, 30];
const KINDS = Object.keys(text.kinds) as (keyof VisitTotals)[];

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '4',
    '& dt': { fontSize: 'sm', color: 'ink.soft' },
    '& dd:first-of-type': { fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& small': { color: 'ink.soft' },
  },
});
const Searches = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& span': { overflowWrap: 'anywhere', flex: '1 1 10rem' },
  },
});
const Download = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '4px' } });

export default function VisitsReport() {
  const [days, setDays] = useState<GetVisitsDays>(7);
  const report = useGetVisits(
    { days },
    { query: { ...dataOnly<VisitReportResponse>().query, staleTime: 0 } },
  );
  return (
    <Card.Root>
      <Card.Body>
        <Box role="group" aria-label={text.period} display="flex" gap="2">
          {PERIODS.map((length) => (
            <Button
              key={length}
              size="sm"
              variant={length === days ? 'solid' : 'outline'}
              aria-pressed={length === days}
              onClick={() => setDays(length)}
            >
              {text.lastDays(length)}
            </Button>
          ))}
        </Box>
        <Loaded query={report} skeleton={<ListSkeleton rows={3} />}>
          {(loaded) => <Report report={loaded} days={days} />}
        </Loaded>
        <Text fontSize="sm" color="ink.soft">
          {text.trust}
        </Text>
        <Download href={getDownloadVisitsUrl({ days })} download>
          {text.download}
        </Download>
        <QrLink kind="shop" id="shop" />
      </Card.Body>
    </Card.Root>
  );
}

function Report({ report, days }: { readonly report: VisitReportResponse; readonly days: number }) {
  const { current, previous } = report;
  return (
    <>
      <Facts>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{text.kinds[kind]}</dt>
            <dd>{groupDigits(current[kind])}</dd>
            <dd>
              <small>{text.before(days, groupDigits(previous[kind]))}</small>
            </dd>
          </div>
        ))}
      </Facts>
      <Part title={text.perDay}>
        <DaysChart days={report.days} />
      </Part>
      <Part title={text.products}>
        <CountTable
          label={text.products}
          none={text.noProducts}
          head={[text.product, text.columns.view, text.columns.chat, text.columns.marketplace]}
          rows={report.products.map(({ name, view, chat, marketplace }) => [
            name ?? text.deletedProduct,
            view,
            chat,
            marketplace,
          ])}
        />
      </Part>
      <Part title={text.sources}>
        <CountTable
          label={text.sources}
          none={text.noSources}
          head={[text.source, text.columns.view, text.previous]}
          rows={report.sources.map(({ source, ...counts }) => [
            text.sourceNames[source],
            counts.current,
            counts.previous,
          ])}
        />
      </Part>
      <Part title={text.searches}>
        {report.searches.length === 0 ? (
          <p>{text.noSearches}</p>
        ) : (
          <>
            <Text fontSize="sm" color="ink.soft">
              {text.searchesHint}
            </Text>
            <Searches>
              {report.searches.map(({ words, count, pair }) => (
                <li key={words}>
                  <span>
                    <strong>{words}</strong>, {text.times(groupDigits(count))}
                  </span>
                  {pair.words !== null && <PairButtons words={pair.words} product={pair.product} />}
                </li>
              ))}
            </Searches>
          </>
        )}
      </Part>
    </>
  );
}

function PairButtons({ words, product }: { readonly words: string; readonly product: string | null }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (synonym: string) => {
      const query = getAdminGetSearchContentQueryOptions();
      const { data } = await client.fetchQuery({ ...query, staleTime: 0 });
      const synonyms = [...data.synonyms, [words, synonym]];
      const outcome = await savePart(client, { query, save: saveSearchContent }, { synonyms }, (newest) =>
        sameContent(newest, data),
      );
      if ('newer' in outcome) throw new Error('Somebody else saved');
    },
    meta: {
      success: text.paired,
      failure: text.pairFailed,
      invalidates: [getGetVisitsQueryKey(), getAdminListContentPartsQueryKey()],
    },
  });
  return (
    <>
      {product !== null && (
        <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate(product)}>
          {text.pairWith(words, product)}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-label={text.addWordFor(words)}
        onClick={() => void goTo('konten', sectionParams('kata-pencarian', { kata: words }))}
      >
        {text.addWord}
      </Button>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <Heading as="h4" fontSize="md" fontWeight="bold" marginBottom="2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
