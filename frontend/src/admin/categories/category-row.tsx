import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { paths } from '../../app/paths';
import { inactive, order, productCount } from '../../text/admin-categories';
import { edit, editItem, remove, removeItem } from '../../text/admin-common';
import { RowButton } from '../ui/row-button';
import { Tag } from '../ui/sheet';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    padding: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 8rem 7rem auto' },
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
const Fact = chakra('p', {
  base: { display: { base: 'none', md: 'block' }, fontVariantNumeric: 'tabular-nums' },
});
const Actions = chakra('div', { base: { display: 'flex', gap: '2' } });

interface Props {
  readonly category: AdminCategoryResponse;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function CategoryRow({ category, onEdit, onDelete }: Props) {
  const { name, slug, description, sortOrder, isActive } = category;
  const count = productCount(category.productCount);
  return (
    <Row>
      <div>
        <Name>
          {name}
          {!isActive && <Tag>{inactive}</Tag>}
        </Name>
        <Soft>{paths.category(slug)}</Soft>
        {description && <Soft>{description}</Soft>}
        <Soft display={{ md: 'none' }}>
          {order(sortOrder)} · {count}
        </Soft>
      </div>
      <Fact>{order(sortOrder)}</Fact>
      <Fact>{count}</Fact>
      <Actions>
        <RowButton Icon={Pencil} text={edit} label={editItem(name)} onClick={onEdit} />
        <RowButton danger Icon={Trash2} text={remove} label={removeItem(name)} onClick={onDelete} />
      </Actions>
    </Row>
  );
}
