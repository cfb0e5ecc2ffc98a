import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import * as text from '../../text/shipping';
import { siteContent } from '../company';
import { ShopMark } from '../layout/shop-mark';
import { Lines } from '../../ui/lines';

const Label = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 72px',
    bg: 'paper.raised',
    borderWidth: '2px',
    borderColor: 'ink',
    lineHeight: 'snug',
    lg: { transform: 'rotate(1.6deg)' },
  },
});
const Facts = chakra('dl', {
  base: {
    '& > div': { paddingInline: '4', paddingBlock: '3', borderBottomWidth: '1px', borderColor: 'ink' },
    '& dt': { color: 'ink.soft', fontSize: 'xs' },
    '& dd': { fontWeight: 'semibold' },
    '& > div:nth-of-type(2) dd': {
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'black',
      letterSpacing: 'snug',
      lineHeight: 'tight',
    },
  },
});
const Stub = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '4',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'dashed',
    borderColor: 'ink',
  },
});
/** The widths of the barcode's bars and of the gaps between them, alternately, in units of 2 px. */
const bars = [3, 2, 1, 4, 2, 1, 3, 1, 2, 5, 1, 2, 3, 1, 4, 2, 1, 1, 3, 2, 1, 4, 1, 2, 3];
let offset = 0;
const stripes = bars.map((width, index) => {
  const start = offset;
  offset += width;
  return `${index % 2 ? 'transparent' : 'currentColor'} ${start * 2}px ${offset * 2}px`;
});
const Barcode = chakra('span', { base: { width: '2.25rem', flex: 1, minHeight: '7rem' } });
const HandlingNote = chakra('p', {
  base: {
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'ink',
    color: 'paper',
    fontSize: 'sm',
    fontWeight: 'bold',
    gridColumn: '1 / -1',
    textAlign: 'center',
  },
});

export function ParcelLabel() {
  const { data: site } = useQuery(siteContent);
  return (
    <Label>
      <Facts>
        <div>
          <dt>{text.parcelLabel.from}</dt>
          <dd>{site?.company.name}</dd>
          {site?.company.address && (
            <dd>
              <Lines>{site.company.address}</Lines>
            </dd>
          )}
        </div>
        <div>
          <dt>{text.parcelLabel.to}</dt>
          <dd>{text.parcelLabel.toYou}</dd>
        </div>
        <div>
          <dt>{text.parcelLabel.contents}</dt>
          <dd>{text.parcelLabel.contentsList}</dd>
        </div>
      </Facts>
      <Stub aria-hidden="true">
        <ShopMark size={32} />
        <Barcode style={{ background: `repeating-linear-gradient(${stripes.join(', ')})` }} />
      </Stub>
      <HandlingNote>{text.parcelLabel.handling}</HandlingNote>
    </Label>
  );
}
