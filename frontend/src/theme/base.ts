import { defineConfig, type SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** Properties whose values may be names of tokens of one category. */
const named = (category: string, properties: string): Utilities =>
  Object.fromEntries(properties.split(' ').map((property) => [property, { values: category }])) as Utilities;

/**
 * The part of Chakra's own `defaultBaseConfig` that the shop's pages use, a tenth of its bytes: visitors download it
 * before anything else. `base.spec.ts` fails when a page uses more than is here.
 */
export const smallBase = defineConfig({
  preflight: true,
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
    ...named('colors', 'color backgroundColor borderColor outlineColor fill stroke'),
    padding: { values: 'spacing', shorthand: ['p'] },
    margin: { values: 'spacing', shorthand: ['m'] },
    background: { values: 'colors', shorthand: ['bg'] },
    ...named('spacing', 'paddingBlock paddingInline paddingTop paddingBottom paddingInlineStart'),
    ...named('spacing', 'paddingInlineEnd marginBlock marginInline marginTop marginBottom'),
    ...named(
      'spacing',
      'marginInlineStart marginInlineEnd gap rowGap columnGap inset insetInline insetInlineEnd',
    ),
    ...named('spacing', 'top right bottom left scrollMarginTop scrollPaddingTop scrollPaddingInline'),
    ...named('sizes', 'width height minWidth minHeight maxWidth maxHeight blockSize scrollbarWidth'),
    ...named('radii', 'borderRadius'),
    ...named('fonts', 'fontFamily'),
    ...named('fontSizes', 'fontSize'),
    ...named('fontWeights', 'fontWeight'),
    ...named('lineHeights', 'lineHeight'),
    ...named('letterSpacings', 'letterSpacing'),
    ...named('zIndex', 'zIndex'),
    ...named('durations', 'animationDuration transitionDuration'),
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
