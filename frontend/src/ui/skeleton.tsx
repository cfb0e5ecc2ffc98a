import { chakra } from '@chakra-ui/react';
import { loading } from '../text/common';
import { VisuallyHidden } from './visually-hidden';

/** A place held in halftone until its content arrives. */
export const SkeletonBlock = chakra('span', {
  base: {
    display: 'block',
    backgroundColor: 'paper.sunk',
    backgroundImage: 'radial-gradient({colors.line} 24%, transparent 27%)',
    backgroundSize: '8px 8px',
    animation: 'press 1.1s ease-in-out infinite alternate',
  },
});

/** Says once that something is coming, however many blocks stand for it. */
export function LoadingNote() {
  return <VisuallyHidden role="status">{loading}</VisuallyHidden>;
}
