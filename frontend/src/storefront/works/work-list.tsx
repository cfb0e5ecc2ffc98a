import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { frameRatio } from '../../format/image';
import { ResponsiveImage } from '../../ui/responsive-image';
import type { ListedWork } from './works-data';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '6', md: '10' },
    alignItems: 'start',
    // On a phone, the newest one is as wide as the page.
    '& > li:first-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& figcaption': { marginTop: '2', fontSize: { base: 'sm', md: 'md' }, overflowWrap: 'anywhere' },
    '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
const FRAMES = [
  { from: '75rem', width: '368px' },
  { from: '48rem', width: 'calc(33vw - 32px)' },
  { width: 'calc(50vw - 22px)' },
];
const WIDE = [...FRAMES.slice(0, 2), { width: 'calc(100vw - 32px)' }];

interface Props {
  readonly works: readonly ListedWork[];
  readonly below?: (work: ListedWork) => ReactNode;
  /** Whether a tap on a picture opens it large. */
  readonly enlarges?: boolean;
}

export function WorkList({ works, below, enlarges = false, ...list }: Props) {
  return (
    <List {...list}>
      {works.map((work, index) => {
        const picture = (
          <ResponsiveImage
            src={work.image}
            alt={work.line}
            sizes={index === 0 ? WIDE : FRAMES}
            ratio={frameRatio(work.image)}
            whole
          />
        );
        return (
          <li key={work.image + work.line}>
            <figure>
              {enlarges ? <a href={work.image}>{picture}</a> : picture}
              <figcaption>
                <span aria-hidden="true">{work.line}</span>
                {below?.(work)}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </List>
  );
}
