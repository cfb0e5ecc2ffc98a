import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ProductDetailResponse } from '../../api/generated/models';
import { paths } from '../../paths';
import { chatLink } from '../../format/chat';
import { formatWib } from '../../format/wib';
import * as common from '../../text/common';
import * as orderingText from '../../text/ordering';
import * as text from '../../text/product';
import { Badge } from '../../ui/badge';
import { usePublicUrl } from '../../ui/head';
import { Price } from '../../ui/price';
import { PriceList } from '../../ui/price-list';
import type { PriceNow } from '../catalog/price-now';
import { FileRules } from '../ordering/file-rules';
import { orderingOf } from '../ordering/ordering-data';
import { BuyActions } from './buy-actions';
import { Calculator, CALCULATOR, type SumOrder } from './calculator';
import { OrderBar } from './order-bar';
import { PackageChoice } from './package-choice';
import { messageOf, packageDetails, startingQuantity } from './price-words';
import { factsOf } from './product-data';
import { QuantityStepper } from './quantity-stepper';
import { WishlistButton } from './wishlist-button';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    position: { md: 'sticky' },
    top: { md: '6rem' },
    '& h1': { textStyle: 'section', fontSize: { base: '2xl', lg: '2.75rem' }, marginBlock: '3' },
    // With any name, the chat button is in the first screen of a laptop.
    '& h1[data-long]': { fontSize: '2xl' },
    '& h1[data-long=longest]': { fontSize: { base: 'xl', md: 'lg', lg: 'xl' } },
  },
});
const Badges = chakra('p', { base: { display: 'flex', gap: '2', _empty: { display: 'none' } } });
const SaleEnd = chakra('p', {
  base: { marginTop: '1', color: 'magenta.deep', fontSize: 'sm', fontWeight: 'semibold' },
});
// In the document the description follows the name. It is shown below the order button, which is in the first screen.
const Description = chakra('p', {
  base: {
    order: 1,
    marginTop: '5',
    color: 'ink.soft',
    whiteSpace: 'pre-line',
    '&[data-clamped]': { '@media screen and (scripting: enabled)': { lineClamp: 2 } },
  },
});
const More = chakra('button', {
  base: {
    minHeight: 'touch',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});
const Rest = chakra('div', { base: { order: 1 } });
const Facts = chakra('dl', {
  base: {
    marginTop: '6',
    borderTopWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '2.5',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& dt': { color: 'ink.soft' },
    '& dd': { marginInlineStart: 'auto', fontWeight: 'semibold', textAlign: 'end' },
  },
});

const Payment = chakra('section', {
  base: {
    marginTop: '6',
    '& h2': { textStyle: 'label', marginBottom: '2' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& li': {
      minWidth: 0,
      paddingInline: '2.5',
      paddingBlock: '1',
      bg: 'paper.raised',
      borderWidth: '1px',
      borderColor: 'line',
      fontSize: 'sm',
    },
  },
});

const Notes = chakra('section', {
  base: {
    marginTop: '6',
    '& h2': { textStyle: 'label', marginBottom: '1' },
    '& > p': { fontSize: 'sm', color: 'ink.soft', '& a': { textDecoration: 'underline' } },
    '@media print': { display: 'none' },
  },
});

/** A longer description, or one of several lines, does not fit into two lines. In characters. */
const SHORT = 110;
const isLong = (description: string): boolean => description.length > SHORT || description.includes('\n');

const lengthOf = (name: string): string | undefined =>
  name.length > 90 ? 'longest' : name.length > 36 ? '' : undefined;

interface Props {
  readonly product: ProductDetailResponse;
  readonly price: PriceNow;
  readonly children?: ReactNode;
}

export function BuyPanel({ product, price, children }: Props) {
  const { pricing, priceLabel: label } = product;
  const [order, setOrder] = useState<SumOrder>();
  const [variant, setVariant] = useState(0);
  const [isClamped, setClamped] = useState(isLong(product.description));
  const { data: facts = [] } = useQuery(factsOf(product.category));
  const { data: ordering } = useQuery(orderingOf(product.category));
  const url = usePublicUrl() + paths.product(product.id);
  const chat =
    product.whatsappNumber === null
      ? undefined
      : chatLink(product.whatsappNumber, messageOf(product, price.now, url));
  const marketplace = product.shopeeLink ?? undefined;
  const from = pricing ? startingQuantity(pricing) : undefined;
  const packageAndQuantity = (
    <>
      <PackageChoice details={pricing ? packageDetails(pricing, price.discount?.percentage) : undefined} />
      {/* The wishlist button is never alone in a row. BuyActions has a second button for chat and marketplace only. */}
      <QuantityStepper>{(pricing || !(chat && marketplace)) && <WishlistButton />}</QuantityStepper>
    </>
  );
  return (
    <>
      <Panel>
        <Badges>
          {product.isNew && <Badge>{common.newBadge}</Badge>}
          {price.discount && (
            <Badge ink="yellow" data-sale>
              {common.discountBadge(price.discount.percentage)}
            </Badge>
          )}
        </Badges>
        <h1 data-long={lengthOf(product.name)}>{product.name}</h1>
        <Description data-clamped={isClamped ? '' : undefined}>{product.description}</Description>
        <Price
          now={price.now}
          label={label}
          from={from}
          before={price.discount?.before}
          saleEnds={price.discount?.until}
          size="lg"
        />
        {price.discount && <SaleEnd data-sale>{common.saleEnds(formatWib(price.discount.until))}</SaleEnd>}
        <BuyActions
          chat={chat}
          marketplace={marketplace}
          isOutlined={order?.chat !== undefined}
          hasWishlist={!pricing}
        />
        <Rest>
          {isLong(product.description) && (
            <More
              type="button"
              className="needs-script no-print"
              aria-expanded={!isClamped}
              onClick={() => setClamped(!isClamped)}
            >
              {isClamped ? text.readMore : text.readLess}
            </More>
          )}
          {pricing && <PriceList pricing={pricing} discount={price.discount?.percentage} chosen={variant} />}
          {pricing && !pricing.onRequest && (
            <Calculator
              pricing={pricing}
              ordering={ordering}
              name={product.name}
              url={url}
              discount={price.discount}
              chatNumber={product.whatsappNumber}
              variant={variant}
              onVariant={setVariant}
              order={order}
              onOrder={setOrder}
            />
          )}
          {!pricing && packageAndQuantity}
          {facts.length > 0 && (
            <Facts>
              {facts.map(({ term, fact }, index) => (
                <div key={index}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </Facts>
          )}
          {ordering && ordering.payment.length > 0 && (
            <Payment aria-labelledby="cara-bayar">
              <h2 id="cara-bayar">{orderingText.payment}</h2>
              <ul>
                {ordering.payment.map((way, index) => (
                  <li key={index}>{way}</li>
                ))}
              </ul>
            </Payment>
          )}
          <FileRules category={product.category} />
          {children}
          {pricing && (
            <Notes aria-labelledby="catatan">
              <h2 id="catatan">{text.ownNotes}</h2>
              <p>
                {text.notSent}{' '}
                {pricing.onRequest ? (
                  text.sayInChat
                ) : (
                  <span className="needs-script">
                    {text.toSend} <a href={`#${CALCULATOR}`}>{text.calculator}</a>.
                  </span>
                )}
              </p>
              {packageAndQuantity}
            </Notes>
          )}
        </Rest>
      </Panel>
      <OrderBar price={price} label={label} chat={chat} marketplace={marketplace} order={order} />
    </>
  );
}
