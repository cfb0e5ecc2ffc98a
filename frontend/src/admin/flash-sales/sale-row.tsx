import { Badge, chakra } from '@chakra-ui/react';
import { salePrice } from '@etalase/backend/rules/sale-price';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { paths } from '../../paths';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-flash-sales';
import * as products from '../../text/admin-products';
import * as common from '../../text/common';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Price } from '../../ui/price';
import { NewTabLink } from '../ui/new-tab-link';
import { RowAction, RowActions } from '../ui/row-actions';
import type { SaleStatus } from './sale-status';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '4', md: '5' },
    rowGap: { base: '3', md: 0 },
    padding: '4',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr) 12rem auto' },
    gridTemplateAreas: {
      base: '"image words" ". price" "actions actions"',
      md: '"image words price actions"',
    },
  },
});
const Frame = chakra('div', {
  base: { gridArea: 'image', alignSelf: 'start', borderWidth: '1px', borderColor: 'line' },
});
const Words = chakra('div', { base: { gridArea: 'words', minWidth: 0 } });
const Name = chakra('p', { base: { fontWeight: 'bold', lineHeight: 'snug' } });
const Tags = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    marginTop: '1.5',
  },
});
const Soft = chakra('p', {
  base: { color: 'ink.soft', fontSize: 'sm', lineHeight: 'snug', marginTop: '1.5' },
});

const Status = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'snug',
    _before: { content: '""', width: '8px', height: '8px', borderRadius: 'full', bg: 'line.strong' },
  },
  variants: {
    status: { running: { _before: { bg: 'chat' } }, scheduled: { _before: { bg: 'cyan' } }, ended: {} },
  },
});

interface Props {
  readonly sale: AdminFlashSaleResponse;
  readonly status: SaleStatus;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  /** A button for all sales of the same percentage and time. */
  readonly endAll?: ReactNode;
}

export function SaleRow({ sale, status, onEdit, onCopy, onDelete, endAll }: Props) {
  const { id, product, discountPercentage, startDate, endDate } = sale;
  const end = formatWib(endDate);
  return (
    <Row data-row={id}>
      <Frame>
        <ResponsiveImage src={product.images[0]} alt="" sizes="64px" />
      </Frame>
      <Words>
        <Name>
          {product.isActive ? (
            <NewTabLink href={paths.product(product.id)}>{product.name}</NewTabLink>
          ) : (
            product.name
          )}
        </Name>
        <Tags>
          <Badge variant={status === 'ended' ? 'plain' : 'solid'}>
            {common.discountBadge(discountPercentage)}
          </Badge>
          <Status status={status}>{text.status[status]}</Status>
          {!product.isActive && <Badge variant="outline">{products.hiddenProduct}</Badge>}
        </Tags>
        {status === 'scheduled' && startDate && <Soft>{text.starts(formatWib(startDate))}</Soft>}
        <Soft>{status === 'ended' ? text.endedAt(end) : text.ends(end)}</Soft>
        {endAll}
      </Words>
      <chakra.div gridArea="price">
        <Price now={salePrice(product.price, discountPercentage)} before={product.price} size="sm" />
      </chakra.div>
      <RowActions name={product.name} onEdit={onEdit} onDelete={onDelete}>
        <RowAction
          Icon={CalendarPlus}
          text={text.nextWeekend}
          label={text.copyItem(product.name)}
          onClick={onCopy}
        />
      </RowActions>
    </Row>
  );
}
