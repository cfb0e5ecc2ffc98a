import { chakra } from '@chakra-ui/react';
import { formatWib } from '../../format/wib';
import * as common from '../../text/common';
import * as text from '../../text/flash-sales';
import { PageWidth } from '../../ui/page-width';
import { Countdown } from './countdown';
import { ANCHOR } from './flash-sales-frame';
import { useRunningSales } from './running-sales';
import { SaleCard } from './sale-card';
import { MAX_SHOWN } from './sales-data';

const Band = chakra('section', {
  base: {
    bg: 'magenta',
    color: 'white',
    '@media print': { bg: 'transparent', color: 'ink', paddingBlock: '6' },
    paddingBlock: { base: '10 12', md: '12 14' },
    '& h2': { textStyle: 'section', fontSize: { base: '2xl', md: '4xl' }, marginBottom: '2' },
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    // On a phone, the days of a countdown stand in the gap.
    rowGap: { base: '9', md: '5' },
    columnGap: '5',
    marginBottom: { base: '6', md: '7' },
  },
});
const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4', md: '5' },
  },
});

/**
 * The section is hidden while sales are loading and when none is running. The element with the id stays, so that links
 * to it work.
 */
export function FlashSaleSection() {
  const sales = useRunningSales();
  const [nextToEnd] = sales;
  return (
    <div id={ANCHOR}>
      {nextToEnd && (
        <Band aria-labelledby="flash-sale-judul" data-sale>
          <PageWidth>
            <Top>
              <div>
                <h2 id="flash-sale-judul">{text.flashSale}</h2>
                <p>{common.saleEnds(formatWib(nextToEnd.endDate))}</p>
              </div>
              <Countdown endDate={nextToEnd.endDate} />
            </Top>
            <Cards>
              {sales.slice(0, MAX_SHOWN).map((sale) => (
                <li key={sale.product.id}>
                  <SaleCard sale={sale} />
                </li>
              ))}
            </Cards>
          </PageWidth>
        </Band>
      )}
    </div>
  );
}
