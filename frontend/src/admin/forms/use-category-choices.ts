import { useAdminListCategories } from '../../api/generated/catalog/catalog';
import { dataOnly } from '../../api/response';

/** The categories as the choices of a select; none while they are loading. */
export function useCategoryChoices(): { readonly value: string; readonly label: string }[] {
  const { data = [] } = useAdminListCategories(dataOnly());
  return data.map(({ slug, name }) => ({ value: slug, label: name }));
}
