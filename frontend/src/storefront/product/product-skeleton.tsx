import { chakra } from '@chakra-ui/react';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gap: { base: '6', md: '8', lg: '14' },
    '& > div': { display: 'grid', gap: '4', alignContent: 'start' },
  },
});

export function ProductSkeleton() {
  return (
    <>
      <LoadingAnnouncement />
      <Columns aria-hidden="true" data-skeleton>
        <SkeletonBlock aspectRatio="1" />
        <div>
          <SkeletonBlock height="3rem" width="80%" />
          <SkeletonBlock height="2.25rem" width="45%" />
          <SkeletonBlock height="6rem" />
          <SkeletonBlock height="3rem" />
          <SkeletonBlock height="3.25rem" />
        </div>
      </Columns>
    </>
  );
}
