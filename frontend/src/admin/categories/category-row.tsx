import { Badge, chakra } from '@chakra-ui/react';
import { pagesListing } from '@etalase/backend/rules/service-page';
import type { PointerEvent } from 'react';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { paths } from '../../paths';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-categories';
import { arrowKeys, Grip, OrderSteps } from '../ui/order-steps';
import { RowActions } from '../ui/row-actions';
import type { Drag } from '../ui/use-drag-order';
import { placeProps, placeStyles } from '../ui/use-ordered-list';
import { ShowOnPage } from './show-on-page';

// `RowActions` takes the grid area 'actions', and `Place` its own. The other cells have no area, so they fill the remaining areas in order.
const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    padding: '4',
    bg: 'paper.raised',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) auto auto',
      lg: 'minmax(0, 1fr) 7rem 6rem auto auto',
    },
    gridTemplateAreas: {
      base: '"words place" "actions place"',
      md: '"words actions place"',
      lg: '"words order count actions place"',
    },
    ...placeStyles,
  },
});
const Place = chakra('div', {
  base: { gridArea: 'place', display: 'flex', flexDirection: { base: 'column', md: 'row' } },
});
const Name = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    fontWeight: 'bold',
    lineHeight: 'snug',
  },
});
const Soft = chakra('p', {
  base: { color: 'ink.soft', fontSize: 'sm', lineHeight: 'snug', marginTop: '1' },
});
/** A column on wide screens. Elsewhere, a line below the name contains these facts. */
const Fact = chakra('p', {
  base: { display: { base: 'none', lg: 'block' }, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly category: AdminCategoryResponse;
  readonly index: number;
  readonly count: number;
  readonly drag: Drag | undefined;
  readonly onDragStart: (event: PointerEvent) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CategoryRow(props: Props) {
  const { category, index, count, drag, onDragStart, onStep, onEdit, onDelete } = props;
  const { id, name, slug, description, sortOrder, isActive } = category;
  const pages = pagesListing(category);
  const products = text.productCount(category.productCount);
  return (
    <Row data-row={id} {...placeProps(drag, index)}>
      <div>
        <Name>
          {name}
          {!isActive && <Badge>{text.inactive}</Badge>}
        </Name>
        <Soft>{paths.category(slug)}</Soft>
        {description && <Soft>{description}</Soft>}
        {pages.length > 0 ? (
          <Soft>{text.shownOn(pages.map((page) => text.servicePageNames[page]))}</Soft>
        ) : (
          <ShowOnPage category={category} />
        )}
        <Soft display={{ lg: 'none' }}>
          {text.order(sortOrder)} · {products}
        </Soft>
      </div>
      <Fact>{text.order(sortOrder)}</Fact>
      <Fact>{products}</Fact>
      <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
      {count > 1 && (
        <Place onKeyDown={arrowKeys(onStep)}>
          <Grip onPointerDown={onDragStart} />
          <OrderSteps
            vertical
            index={index}
            count={count}
            earlier={common.moveUp(name)}
            later={common.moveDown(name)}
            onStep={onStep}
          />
        </Place>
      )}
    </Row>
  );
}
