import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 17rem) minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: '3',
    paddingBlock: { base: '6', lg: '8' },
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: 0, paddingTop: 0 },
  },
});
const Words = chakra('div', {
  base: { position: { lg: 'sticky' }, top: '6', alignSelf: 'start' },
});
const Title = chakra('h3', { base: { fontSize: 'lg' } });
const Note = chakra('p', { base: { fontSize: 'sm', color: 'ink.soft', marginTop: '1', maxWidth: '32rem' } });

/** Fields of a section, one under the other, on a sheet. */
export const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    padding: { base: '4', md: '5' },
  },
});

/** Two fields side by side where there is room, short ones always. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    alignItems: 'start',
  },
  variants: {
    short: {
      true: {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))' },
        columnGap: { base: '2.5', md: '5' },
        alignItems: 'end',
      },
    },
  },
});

interface Props {
  /** Where a link to it leads. */
  readonly id?: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What it is about on the left, what can be changed on the right. */
export function Section({ id, title, note, children }: Props) {
  const titleId = useId();
  return (
    <Frame id={id} aria-labelledby={titleId}>
      <Words>
        <Title id={titleId}>{title}</Title>
        {note && <Note>{note}</Note>}
      </Words>
      <div>{children}</div>
    </Frame>
  );
}
