import { chakra } from '@chakra-ui/react';
import { ResponsiveImage } from '../../ui/responsive-image';

const Place = chakra('div', {
  base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
});
const Sheet = chakra('div', {
  base: {
    width: { base: '8.5rem', sm: '11.5rem', lg: '19rem' },
    padding: { base: '1.5', lg: '2.5' },
    bg: 'paper.raised',
    transform: 'rotate(-2deg)',
  },
});

export function PlatePhoto({ src }: { readonly src: string }) {
  return (
    <Place>
      <Sheet>
        <ResponsiveImage src={src} alt="" sizes={FRAMES} eager />
      </Sheet>
    </Place>
  );
}

const FRAMES = [{ from: '64rem', width: '18rem' }, { from: '30rem', width: '11.2rem' }, { width: '8rem' }];
