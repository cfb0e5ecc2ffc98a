import { chakra, Fieldset } from '@chakra-ui/react';
import { type Accent, ACCENTS } from '@etalase/backend/rules/accents';
import { type Control, useController } from 'react-hook-form';
import * as text from '../../text/admin-identity';
import { useFieldLabel } from '../forms/field-labels';
import type { IdentityValues } from './identity-values';

const Choices = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '2' },
});
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'touch',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'paper.raised',
    fontSize: 'sm',
    '&:has(:checked)': { borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}' },
    '& > span': { width: '6', height: '6', borderRadius: 'full', flex: 'none' },
  },
});

const names = Object.keys(ACCENTS) as Accent[];

export function AccentField({ control }: { readonly control: Control<IdentityValues, unknown, unknown> }) {
  const { field } = useController({ control, name: 'accent' });
  useFieldLabel(control, 'accent', text.accent);
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{text.accent}</Fieldset.Legend>
      <Choices>
        {names.map((name) => (
          <Choice key={name}>
            <input
              type="radio"
              name={field.name}
              value={name}
              checked={field.value === name}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
            />
            <span aria-hidden style={{ backgroundColor: ACCENTS[name].plain }} />
            {text.accents[name]}
          </Choice>
        ))}
      </Choices>
    </Fieldset.Root>
  );
}
