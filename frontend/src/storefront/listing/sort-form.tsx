import { chakra } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as text from '../../text/listing';
import { inputRecipe } from '../../theme/recipes/input';
import { Button } from '../../ui/button';
import { readSort, type Sorts } from '../catalog/products-data';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // The width of the label and the select together, so that the label does not move when the select arrives.
    minWidth: 'min(14.75rem, 100%)',
    maxWidth: 'full',
    alignItems: 'center',
    gap: '3',
  },
});
const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'semibold' } });
const Select = chakra('select', inputRecipe);
// The button is shown only without JavaScript. With JavaScript, choosing an option is enough.
const ApplyButton = chakra(Button, { base: { '@media (scripting: enabled)': { display: 'none' } } });

interface Props {
  readonly path: string;
  readonly anchor: string;
  readonly sorts: Sorts;
}

export function SortForm({ path, anchor, sorts }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The first order is the default, so the URL does not name it. A new order shows the first page of the list again.
  const choose = (chosen: string) =>
    void navigate(chosen === sorts[0] ? path : `${path}?urut=${chosen}`, {
      replace: true,
      state: { keepScroll: true },
    });
  return (
    <Form action={`${path}#${anchor}`}>
      <Label htmlFor="urut">{text.sort}</Label>
      <Select
        id="urut"
        name="urut"
        width="auto"
        maxWidth="full"
        value={readSort(search, sorts)}
        onChange={(event) => choose(event.target.value)}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </Select>
      <ApplyButton type="submit" variant="outline" size="sm">
        {text.applySort}
      </ApplyButton>
    </Form>
  );
}
