import { Badge, chakra, HStack } from '@chakra-ui/react';
import type { DeletedItemResponse } from '../../api/generated/models';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-deleted';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Button } from '../ui/button';
import { useAction } from '../ui/use-action';
import type { Bin, DeletedKind } from '../tab-slice';
import { useRestore, useRestoreTogether } from './use-restore';
import { lineOf } from './line';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    padding: '4',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', xl: '4rem minmax(0, 1fr) auto' },
    gridTemplateAreas: { base: '"image words" "actions actions"', xl: '"image words actions"' },
  },
});
const Frame = chakra('div', {
  base: {
    gridArea: 'image',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    bg: 'paper.sunk',
    color: 'ink.soft',
    borderWidth: '1px',
    borderColor: 'line',
  },
});
const Name = chakra('p', { base: { fontWeight: 'bold', lineHeight: 'snug' } });
const Soft = chakra('p', {
  base: { color: 'ink.soft', fontSize: 'sm', lineHeight: 'snug', marginTop: '1' },
});

interface Props {
  readonly item: DeletedItemResponse;
  readonly bin: Bin;
  readonly kind: DeletedKind;
  readonly now: Date;
  /** True to focus this row after another row was restored or erased. */
  readonly focusHere: boolean;
  readonly onRestored: () => Promise<void>;
  readonly onErase: () => void;
}

export function DeletedRow({ item, bin, kind, now, focusHere, onRestored, onErase }: Props) {
  const { id, image, deletedAt } = item;
  const { name, count, change } = lineOf(item);
  const { mutateAsync: restoreOne } = useRestore();
  const { mutateAsync: restoreTogether } = useRestoreTogether();
  const restoreLine = async () => {
    if (change === undefined) await restoreOne({ bin, id });
    else if ((await restoreTogether(change)).restored === 0) return;
    await onRestored();
  };
  // The mutation itself reports a failure to the owner, so the rejection needs no handling here.
  const { run: restore, busy } = useAction(() => restoreLine().catch(() => undefined));
  return (
    <Row>
      <Frame>
        {kind.Icon ? (
          <kind.Icon size={24} aria-hidden />
        ) : (
          <ResponsiveImage src={image ?? undefined} alt="" sizes="64px" />
        )}
      </Frame>
      <chakra.div gridArea="words" minWidth="0">
        <Name>{name}</Name>
        <Soft>
          <Badge marginRight="2">{bin.name}</Badge>
          {count > 1 ? text.together(count) : kind.facts(item, now)}
        </Soft>
        <Soft>
          <time dateTime={deletedAt} title={formatWib(deletedAt)}>
            {text.deletedAgo(deletedAt, now)}
          </time>
          {' · '}
          <chakra.span whiteSpace="nowrap">{text.timeLeft(deletedAt, now)}</chakra.span>
        </Soft>
      </chakra.div>
      <HStack gridArea="actions" gap="2" flexWrap="wrap">
        <Button
          variant="quiet"
          size="sm"
          aria-label={text.restoreItem(bin.name, name)}
          data-focus-here={focusHere ? '' : undefined}
          busy={busy}
          onClick={() => void restore()}
        >
          {text.restore}
        </Button>
        <Button variant="danger" size="sm" aria-label={text.eraseItem(bin.name, name)} onClick={onErase}>
          {text.erase}
        </Button>
      </HStack>
    </Row>
  );
}
