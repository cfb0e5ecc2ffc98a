import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { numberMissing, sampleNumberBanner, setNumber } from '../text/admin-common';
import { isSampleNumber, useSiteContent } from './content/site-content';
import { Button } from './ui/button';
import { Wrap } from './ui/wrap';

const Band = chakra('aside', { base: { bg: 'yellow', color: 'ink' } });
const Row = chakra(Wrap, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2.5',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});
const Words = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 'semibold',
    '& svg': { display: { base: 'none', md: 'block' } },
  },
});

/** Stands on every tab until visitors' chats reach somebody. */
export function SampleNumberBanner({ onSetNumber }: { readonly onSetNumber: () => void }) {
  const { data } = useSiteContent();
  if (!data || !isSampleNumber(data.company.chatNumber)) return null;
  return (
    <Band aria-label={numberMissing}>
      <Row>
        <Words>
          <TriangleAlert size={20} aria-hidden />
          {sampleNumberBanner}
        </Words>
        <Button variant="outline" size="sm" onClick={onSetNumber}>
          {setNumber}
        </Button>
      </Row>
    </Band>
  );
}
