import { chakra, VisuallyHidden } from '@chakra-ui/react';
import * as text from '../text/common';

/** A halftone placeholder for content that is loading. */
export const SkeletonBlock = chakra('span', {
  base: {
    display: 'block',
    backgroundColor: 'paper.sunk',
    backgroundImage: 'radial-gradient({colors.line} 24%, transparent 27%)',
    backgroundSize: '8px 8px',
    animation: 'press 1.1s ease-in-out infinite alternate',
  },
});

/** Announces once to screen readers that the page is loading, for any number of blocks. */
export function LoadingAnnouncement() {
  return <VisuallyHidden role="status">{text.loading}</VisuallyHidden>;
}
