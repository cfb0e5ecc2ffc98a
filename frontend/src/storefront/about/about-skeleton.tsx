import { chakra } from '@chakra-ui/react';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';

const Shapes = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: '6',
    paddingBlock: { base: '14', md: '24' },
    // The first span is the loading announcement.
    '& > span[aria-hidden]:nth-of-type(2)': { width: '60%', height: { base: '3rem', md: '5rem' } },
    '& > span[aria-hidden]:nth-of-type(3)': { width: { base: 'full', lg: '66%' }, height: '14rem' },
    '& > span[aria-hidden]:nth-of-type(4)': { marginTop: '8', height: '18rem' },
  },
});

export function AboutSkeleton() {
  return (
    <Shapes data-skeleton="about">
      <LoadingAnnouncement />
      <SkeletonBlock aria-hidden="true" />
      <SkeletonBlock aria-hidden="true" />
      <SkeletonBlock aria-hidden="true" />
    </Shapes>
  );
}
