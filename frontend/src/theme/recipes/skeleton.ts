import { defineRecipe } from '@chakra-ui/react';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    backgroundColor: 'paper.sunk',
    backgroundImage: 'radial-gradient({colors.line} 24%, transparent 27%)',
    backgroundSize: '8px 8px',
    animation: 'press 1.1s ease-in-out infinite alternate',
  },
});
