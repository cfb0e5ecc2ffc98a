import { defineRecipe } from '@chakra-ui/react';
import { inputRecipe } from './input';

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: {
    ...inputRecipe.base,
    display: 'block',
    fieldSizing: 'content',
    lineHeight: 'body',
    resize: 'vertical',
    maxHeight: '28rem',
  },
});
