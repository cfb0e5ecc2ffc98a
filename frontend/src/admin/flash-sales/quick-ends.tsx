import { chakra } from '@chakra-ui/react';
import * as text from '../../text/admin-sale-form';
import { Button } from '../ui/button';

const HOURS = [6, 24, 72, 168];

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', marginTop: '2.5' } });

export function QuickEnds({ onPick }: { readonly onPick: (hours: number) => void }) {
  return (
    <Row role="group" aria-label={text.quickEnds}>
      {HOURS.map((hours) => (
        <Button key={hours} variant="quiet" size="sm" paddingInline="3" onClick={() => onPick(hours)}>
          {text.inHours(hours)}
        </Button>
      ))}
    </Row>
  );
}
