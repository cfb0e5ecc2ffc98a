import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import * as text from '../../text/services';
import { inputRecipe } from '../../theme/recipes/input';
import { Button } from '../../ui/button';
import type { Sort } from './service-data';

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', maxWidth: 'full', alignItems: 'center', gap: '3' },
});
const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'semibold' } });
const Select = chakra('select', inputRecipe);
// Without JavaScript only: with it, choosing an option is enough.
const ApplyButton = chakra(Button, { base: { '@media (scripting: enabled)': { display: 'none' } } });

interface Props {
  readonly path: string;
  readonly sort: Sort;
}

export function SortForm({ path, sort }: Props) {
  const navigate = useNavigate();
  const choose = (chosen: string) =>
    void navigate(chosen === 'nama' ? path : `${path}?urut=${chosen}`, {
      replace: true,
      state: { keepScroll: true },
    });
  return (
    <Form action={`${path}#daftar`}>
      <Label htmlFor="urut">{text.sort}</Label>
      <Select
        id="urut"
        name="urut"
        width="auto"
        maxWidth="full"
        value={sort}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="nama">{text.sortByName}</option>
        <option value="harga">{text.sortByPrice}</option>
      </Select>
      <ApplyButton type="submit" variant="outline" size="sm">
        {text.applySort}
      </ApplyButton>
    </Form>
  );
}
