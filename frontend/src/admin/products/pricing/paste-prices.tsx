import { Box, Flex, Text, Textarea } from '@chakra-ui/react';
import { quantityText, rowPrice, rowQuantity } from '@etalase/backend/rules/price-table';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { useId, useState } from 'react';
import { areFalling, parsePriceLines, type PriceLine, type PriceLines } from '../../../format/price-lines';
import * as text from '../../../text/admin-pricing';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import type { TierValues } from './pricing-values';

type PriceFor = 'unit' | 'quantity';

interface Props {
  readonly unit: string;
  /** What all prices of the list are for; undefined if pasted prices may decide. */
  readonly only: string | undefined;
  readonly onRead: (tiers: TierValues[], priceFor: PriceFor) => void;
}

/** Reads pasted lines into rows. The owner is asked what those prices are for whose lines do not say it. */
export function PastePrices({ unit, only, onRead }: Props) {
  const hintId = useId();
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<PriceLines>();
  const one = unit || text.anyUnit;
  const lines = read?.lines ?? [];
  const open = lines.filter(({ priceFor }) => priceFor === undefined);
  const first = open.find(({ from }) => from > 1) ?? open[0];
  const takenFor = (answer: PriceFor) =>
    lines.filter(({ priceFor }) => priceFor === undefined || priceFor === answer);
  const answers = (['quantity', 'unit'] as const).filter(
    (answer) => takenFor(answer).length > 0 && (only === undefined || only === answer),
  );
  const isFalling = areFalling(open);
  if (isFalling) answers.reverse();
  const isSaid = !first && new Set(lines.map(({ priceFor }) => priceFor)).size === 1;
  const markedFor = (answer: PriceFor) => lines.filter(({ priceFor }) => priceFor === answer).length;
  const fill = (answer: PriceFor) => {
    const taken = takenFor(answer);
    onRead(
      taken.map(({ from, price }) => ({ from: groupDigits(from), price: groupDigits(price) })),
      answer,
    );
    const others = lines.filter((line) => !taken.includes(line)).map((line) => line.text);
    setPasted([...others, ...(read?.unknown ?? [])].join('\n'));
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
        {lines.length > 0 && (
          <>
            <Text whiteSpace="pre-line">{lines.map((line) => understood(line, one)).join('\n')}</Text>
            {first && (
              <Text fontWeight="semibold">
                {text.question(formatRupiah(first.price), quantityText(first.from, one), one)}
              </Text>
            )}
            {isFalling && only === undefined && <Text>{text.falling(one)}</Text>}
            {!isSaid && markedFor('unit') > 0 && <Text>{text.countsForOne(markedFor('unit'), one)}</Text>}
            {!isSaid && markedFor('quantity') > 0 && <Text>{text.countsForAll(markedFor('quantity'))}</Text>}
            <Flex gap="2" flexWrap="wrap" marginTop="2">
              {answers.map((answer) => (
                <Button key={answer} size="sm" variant="outline" onClick={() => fill(answer)}>
                  {isSaid
                    ? text.take
                    : answer === 'unit'
                      ? text.forOne(one)
                      : text.forAll(first && quantityText(first.from, one))}
                </Button>
              ))}
            </Flex>
            {only && <Text marginTop="2">{only === 'unit' ? text.onlyForOne(one) : text.onlyForAll}</Text>}
          </>
        )}
        {read && lines.length === 0 && <Text>{text.nothingUnderstood}</Text>}
        {read && read.unknown.length > 0 && (
          <Text color="magenta.deep" marginTop="2" whiteSpace="pre-line">
            {text.notUnderstood(read.unknown.length)}
            {'\n'}
            {read.unknown.join('\n')}
          </Text>
        )}
        {read && read.lots.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            marginTop="2"
            height="auto"
            minHeight="9"
            whiteSpace="normal"
            onClick={() => setRead(parsePriceLines(pasted, unit, true))}
          >
            {text.meant(
              read.lots
                .map(({ from, price }) => `${quantityText(from, one)} = ${formatRupiah(price)}`)
                .join(', '),
            )}
          </Button>
        )}
      </Box>
    </Disclosure>
  );
}

function understood({ from, price, priceFor = 'quantity' }: PriceLine, unit: string): string {
  const pricing = { unit, priceFor };
  return `${rowQuantity(from, pricing)}: ${rowPrice(price, pricing)}`;
}
