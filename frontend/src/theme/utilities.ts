import { defineConfig, type SystemConfig } from '@chakra-ui/react';

type Utility = NonNullable<SystemConfig['utilities']>[string];
type Styles = ReturnType<NonNullable<Utility['transform']>>;

const SIDES = ['padding', 'paddingBlock', 'paddingInline', 'margin', 'marginBlock', 'marginInline', 'inset'];
const SEVERAL_STEPS = /^[\w.-]+( [\w.-]+)+$/u;

const sides = (property: string): Utility => ({
  values: 'spacing',
  transform: (value: string, { raw, token }) => {
    const steps = String(raw);
    const result = SEVERAL_STEPS.test(steps)
      ? steps.replace(/[^ ]+/gu, (step) => token(`spacing.${step}`) ?? step)
      : value;
    // The type of the name is narrowed, because an object with any name as key does not have the type Styles.
    return { [property as 'padding']: result } satisfies Styles;
  },
});

/** Lets these properties take a spacing token for each side, as CSS shorthands do: `paddingBlock: '8 12'`. */
export const { utilities } = defineConfig({
  utilities: Object.fromEntries(SIDES.map((property) => [property, sides(property)])),
});
