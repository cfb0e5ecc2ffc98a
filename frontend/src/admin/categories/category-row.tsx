import { Badge, chakra } from '@chakra-ui/react';
import { pagesListing } from '@etalase/backend/rules/service-page';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { paths } from '../../paths';
import * as text from '../../text/admin-categories';
import { RowActions } from '../ui/row-actions';
import { ShowOnPage } from './show-on-page';

// `RowActions` takes the grid area 'actions'. The other cells have no area, so they fill the remaining areas in order.
const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    padding: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 8rem 7rem auto' },
    gridTemplateAreas: { base: '"words" "actions"', md: '"words order count actions"' },
  },
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
/** A column on wide screens. On a phone, a line below the name contains these facts. */
const Fact = chakra('p', {
  base: { display: { base: 'none', md: 'block' }, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly category: AdminCategoryResponse;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CategoryRow({ category, onEdit, onDelete }: Props) {
  const { id, name, slug, description, sortOrder, isActive } = category;
  const pages = pagesListing(category);
  const count = text.productCount(category.productCount);
  return (
    <Row data-row={id}>
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
        <Soft display={{ md: 'none' }}>
          {text.order(sortOrder)} · {count}
        </Soft>
      </div>
      <Fact>{text.order(sortOrder)}</Fact>
      <Fact>{count}</Fact>
      <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </Row>
  );
}
