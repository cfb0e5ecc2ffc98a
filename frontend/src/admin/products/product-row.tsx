import { Badge, chakra } from '@chakra-ui/react';
import { priceText } from '@etalase/backend/rules/price-label';
import { Pin, PinOff } from 'lucide-react';
import { useUpdateProduct } from '../../api/generated/catalog/catalog';
import type { AdminProductResponse } from '../../api/generated/models';
import { ifMatch } from '../../api/response';
import { paths } from '../../paths';
import { shortDateWib, shortWib } from '../../format/short-wib';
import * as text from '../../text/admin-products';
import { ResponsiveImage } from '../../ui/responsive-image';
import { IconButton } from '../ui/button';
import { NewTabLink } from '../ui/new-tab-link';
import { RowActions } from '../ui/row-actions';
import { Switch } from '../ui/switch';
import type { ProductDiscount } from '../tab-slice';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '4', md: '5' },
    rowGap: { base: '3', md: 0 },
    padding: { base: '4', md: '3' },
    paddingInline: '4',
    gridTemplateColumns: {
      base: '4rem minmax(0, 1fr) auto',
      md: '4rem minmax(0, 1fr) 4rem auto',
      lg: '4rem minmax(0, 1fr) 9rem 8rem 4rem auto',
    },
    gridTemplateAreas: {
      base: '"image words switch" "actions actions actions"',
      md: '"image words switch actions"',
      lg: '"image words category price switch actions"',
    },
    // A long press selects the row, and not its words.
    '@media (pointer: coarse)': { userSelect: 'none', WebkitUserSelect: 'none', WebkitTouchCallout: 'none' },
  },
  variants: { faded: { true: { '& [data-fade]': { opacity: 0.5 } } } },
});
const Frame = chakra('div', {
  base: {
    gridArea: 'image',
    alignSelf: { base: 'start', md: 'center' },
    borderWidth: '1px',
    borderColor: 'line',
  },
});
const Select = chakra('label', {
  base: {
    gridArea: 'image',
    alignSelf: 'start',
    zIndex: 1,
    display: 'grid',
    padding: '1',
    minWidth: 'touch',
    minHeight: 'touch',
    cursor: 'pointer',
    '& input': {
      width: '1.75rem',
      height: '1.75rem',
      accentColor: 'ink',
      cursor: 'pointer',
    },
  },
});
const Words = chakra('div', { base: { gridArea: 'words', minWidth: 0 } });
const Name = chakra('p', {
  base: { fontWeight: 'bold', fontSize: 'md', lineHeight: 'snug' },
});
const Meta = chakra('p', {
  base: {
    color: 'ink.soft',
    fontSize: 'sm',
    lineHeight: 'snug',
    marginTop: '1',
  },
});
const Category = chakra('p', {
  base: { gridArea: 'category', display: { base: 'none', lg: 'block' } },
});
const Price = chakra('p', {
  base: {
    gridArea: { lg: 'price' },
    textStyle: 'price',
    fontWeight: 'bold',
    lineHeight: 'snug',
    marginTop: { base: '1.5', lg: 0 },
  },
});

interface Props {
  readonly product: AdminProductResponse;
  readonly categoryName: string | undefined;
  readonly discount: ProductDiscount | undefined;
  readonly isPinned: boolean;
  readonly now: Date;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onPin: () => void;
  readonly onDelete: () => void;
  /** Undefined while no products are being selected. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: () => void;
}

export function ProductRow(props: Props) {
  const { product, categoryName, discount, isPinned, now, onEdit, onDuplicate, onPin, onDelete } = props;
  const { isSelected, onSelect } = props;
  const { id, name, isActive, isNew } = product;
  const price = priceText(product.price, product.priceLabel).replace('/ ', '/\u00a0');
  const update = useUpdateProduct({
    mutation: { meta: { success: text.updated, failure: text.updateFailed, invalidates: ['lists'] } },
  });
  const setActive = (active: boolean) => {
    // An ETag is the version in quotation marks.
    const headers = ifMatch(`"${product.version}"`);
    if (!update.isPending) update.mutate({ id, data: { ...product, isActive: active }, headers });
  };
  const publishAt = isActive ? null : product.publishAt;
  const facts = [
    isPinned && text.pinned,
    isNew && text.isNewMark,
    discount
      ? text.onSale(discount.percentage, shortWib(discount.until, now))
      : text.images(product.images.length),
  ];
  const category = product.uncategorised ? (
    <Badge variant="outline" marginTop="0.5">
      {text.uncategorised}
    </Badge>
  ) : (
    (categoryName ?? product.category)
  );
  const pinLabel = (isPinned ? text.unpin : text.pin)(name);
  const PinIcon = isPinned ? PinOff : Pin;
  return (
    <Row data-row={id} faded={!isActive && publishAt === null}>
      <Frame data-fade="">
        <ResponsiveImage src={product.images[0]} alt="" sizes="64px" />
      </Frame>
      {isSelected !== undefined && (
        <Select>
          <input
            type="checkbox"
            aria-label={text.selectItem(name)}
            checked={isSelected}
            onChange={onSelect}
          />
        </Select>
      )}
      <Words>
        <Name>{isActive ? <NewTabLink href={paths.product(id)}>{name}</NewTabLink> : name}</Name>
        <Meta>
          {publishAt !== null && (
            <Badge variant="solid" marginRight="2">
              {text.published(shortDateWib(publishAt, now))}
            </Badge>
          )}
          {facts.filter(Boolean).join('\u00a0· ')}
          <chakra.span display={{ lg: 'none' }}>
            {'\u00a0'}· {category}
          </chakra.span>
        </Meta>
        <Price display={{ lg: 'none' }}>{price}</Price>
      </Words>
      <Category>{category}</Category>
      <Price display={{ base: 'none', lg: 'block' }}>{price}</Price>
      <chakra.div gridArea="switch">
        <Switch
          hideLabel
          label={text.showInShop(name)}
          checked={isActive}
          busy={update.isPending}
          onChange={setActive}
        />
      </chakra.div>
      <RowActions name={name} onEdit={onEdit} onDuplicate={onDuplicate} onDelete={onDelete}>
        <IconButton aria-label={pinLabel} title={pinLabel} onClick={onPin}>
          <PinIcon size={18} aria-hidden />
        </IconButton>
      </RowActions>
    </Row>
  );
}
