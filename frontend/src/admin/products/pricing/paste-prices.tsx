import { Box, Flex, Text, Textarea } from '@chakra-ui/react';
import { quantityText } from '@etalase/backend/rules/price-table';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { useId, useState } from 'react';
import { parsePriceLines, type PriceLines } from '../../../format/price-lines';
import * as text from '../../../text/admin-pricing';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import type { TierValues } from './pricing-values';

interface Props {
  readonly unit: string;
  /** What all prices of the list are for; undefined if pasted prices may decide. */
  readonly only: string | undefined;
  /** @param isTotal whether the prices are for the quantities, not for one unit. */
  readonly onRead: (tiers: TierValues[], isTotal: boolean) => void;
}

/** Reads pasted lines into rows, after the owner has said what the prices are for. */
export function PastePrices({ unit, only, onRead }: Props) {
  const hintId = useId();
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<PriceLines>();
  const one = unit || 'satuan';
  const first = read?.lines.find(({ from }) => from > 1) ?? read?.lines[0];
  const fill = (isTotal: boolean) => {
    onRead(
      (read?.lines ?? []).map(({ from, price }) => ({ from: groupDigits(from), price: groupDigits(price) })),
      isTotal,
    );
    if (read?.unknown.length === 0) setPasted('');
    else setPasted(read?.unknown.join('\n') ?? '');
    setRead(undefined);
  };
  return (
    <Disclosure title={text.paste}>
      <Text id={hintId} fontSize="sm" color="ink.soft" marginBottom="2">
        {text.pasteHint}
      </Text>
      <Textarea
        rows={4}
        aria-label={text.paste}
        aria-describedby={hintId}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value);
          setRead(undefined);
        }}
      />
      <Button
        variant="outline"
        size="sm"
        marginTop="2"
        onClick={() => setRead(parsePriceLines(pasted, unit))}
      >
        {text.readPaste}
      </Button>
      <Box role="status" marginTop="2">
        {first && (
          <>
            <Text whiteSpace="pre-line">
              {read?.lines
                .map(({ from, price }) => `${quantityText(from, one)}: ${formatRupiah(price)}`)
                .join('\n')}
            </Text>
            <Text fontWeight="semibold">
              {text.question(formatRupiah(first.price), quantityText(first.from, one), one)}
            </Text>
            <Flex gap="2" flexWrap="wrap" marginTop="2">
              {only !== 'unit' && (
                <Button size="sm" variant="outline" onClick={() => fill(true)}>
                  {text.forAll(quantityText(first.from, one))}
                </Button>
              )}
              {only !== 'quantity' && (
                <Button size="sm" variant="outline" onClick={() => fill(false)}>
                  {text.forOne(one)}
                </Button>
              )}
            </Flex>
            {only && <Text marginTop="2">{only === 'unit' ? text.onlyForOne(one) : text.onlyForAll}</Text>}
          </>
        )}
        {read && !first && <Text>{text.nothingUnderstood}</Text>}
        {read && read.unknown.length > 0 && (
          <Text color="magenta.deep" marginTop="2" whiteSpace="pre-line">
            {text.notUnderstood(read.unknown.length)}
            {'\n'}
            {read.unknown.join('\n')}
          </Text>
        )}
      </Box>
    </Disclosure>
  );
}
