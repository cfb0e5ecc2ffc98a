import { defineConfig, type SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

const withTokens = (category: string, properties: string): Utilities =>
  Object.fromEntries(properties.split(' ').map((property) => [property, { values: category }])) as Utilities;

/**
 * The part of Chakra's own `defaultBaseConfig` that the shop's pages use. It has a tenth of the bytes, which every
 * visitor downloads first. `base.spec.ts` fails when a page uses more of Chakra's config.
 */
export const smallBase = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    empty: '&:is(:empty, [data-empty])',
    first: '&:first-of-type',
    before: '&::before',
    after: '&::after',
  },
  utilities: {
    ...withTokens('colors', 'color backgroundColor borderColor outlineColor fill stroke'),
    padding: { values: 'spacing', shorthand: ['p'] },
    margin: { values: 'spacing', shorthand: ['m'] },
    background: { values: 'colors', shorthand: ['bg'] },
    ...withTokens('spacing', 'paddingBlock paddingInline paddingTop paddingBottom paddingInlineStart'),
    ...withTokens('spacing', 'paddingInlineEnd marginBlock marginInline marginTop marginBottom'),
    ...withTokens(
      'spacing',
      'marginInlineStart marginInlineEnd gap rowGap columnGap inset insetInline insetInlineEnd',
    ),
    ...withTokens(
      'spacing',
      'top right bottom left scrollMarginTop scrollPaddingTop scrollPaddingBottom scrollPaddingInline',
    ),
    ...withTokens('sizes', 'width height minWidth minHeight maxWidth maxHeight blockSize scrollbarWidth'),
    ...withTokens('radii', 'borderRadius'),
    ...withTokens('fonts', 'fontFamily'),
    ...withTokens('fontSizes', 'fontSize'),
    ...withTokens('fontWeights', 'fontWeight'),
    ...withTokens('lineHeights', 'lineHeight'),
    ...withTokens('letterSpacings', 'letterSpacing'),
    ...withTokens('zIndex', 'zIndex'),
    ...withTokens('durations', 'animationDuration transitionDuration'),
    lineClamp: {
      transform: (lines: number) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
  },
});
